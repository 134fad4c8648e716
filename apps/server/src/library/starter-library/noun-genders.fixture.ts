import type { LanguageId } from '@lexiroom/domain/languages';

export type Gender = 'masculine' | 'feminine' | 'neuter' | 'common' | 'plural';

/** Of one language: the gender of the nouns that are not listed, and the keys of those of another. */
interface Genders {
  others: Gender;
  listed: Partial<Record<Gender, string>>;
}

/**
 * For specs: the gender of the library's nouns that stand in starter sentences, written apart from the sentences so that
 * an article that does not agree is found.
 */
const genders: Partial<Record<LanguageId, Genders>> = {
  spanish: {
    others: 'masculine',
    listed: {
      feminine: `cow chicken giraffe turtle butterfly spider whale rose mountain beach star snow rain apple onion carrot
        strawberry soup glasses window door spoon key house radio ladder camera scissors credit-card tent bicycle
        bus-stop guitar flute medal girl grandmother princess mermaid hand leg ear pill`,
    },
  },
  french: {
    others: 'masculine',
    listed: {
      feminine: `mouse cow chicken giraffe turtle owl spider whale octopus rose mountain beach star snow rain apple banana
        tomato carrot strawberry soup dress shoe glasses window door spoon key house radio ladder credit-card school
        bank tent car guitar flute medal girl grandmother princess mermaid hand leg ear tooth pill`,
    },
  },
  italian: {
    others: 'masculine',
    listed: {
      // The ear is masculine, its plural is feminine: l’orecchio, le orecchie. The sentence has the plural.
      feminine: `cow chicken monkey giraffe turtle butterfly whale rose mountain beach star snow rain apple banana onion
        carrot strawberry soup shoe window door key house radio ladder camera pencil scissors credit-card school bank
        tent car bicycle bus-stop guitar medal girl grandmother princess mermaid hand leg ear pill`,
    },
  },
  portuguese: {
    others: 'masculine',
    listed: {
      feminine: `cow chicken giraffe turtle butterfly owl spider whale tree rose mountain beach star snow rain apple banana
        onion carrot soup gloves window door spoon key house ladder camera scissors school tent bicycle medal girl
        grandmother princess mermaid hand leg ear flute`,
    },
  },
  german: {
    others: 'masculine',
    listed: {
      feminine: `cat mouse cow giraffe turtle owl spider crab rose sunflower sun banana tomato onion lemon carrot
        strawberry soup chocolate glasses door ladder camera scissors newspaper credit-card school bank castle bus-stop
        guitar drum violin flute medal grandmother princess mermaid hand pill`,
      neuter: `horse chicken rabbit bread egg dress sofa window house cell-phone radio book notebook hospital tent hotel
        car bicycle airplane piano microphone tennis present baby girl ghost eye leg ear`,
      // What the library names in the plural.
      plural: 'gloves',
    },
  },
  dutch: {
    others: 'common',
    listed: {
      neuter: `horse rabbit beach bread egg window house book pencil notebook hospital castle hotel airplane present girl
        ghost leg eye ear`,
    },
  },
  swedish: {
    others: 'common',
    listed: {
      neuter: `lion tree mountain umbrella rain apple bread egg window house credit-card hospital tent castle hotel train
        airplane piano ghost eye leg ear pill`,
    },
  },
};

/** The gender of a noun of the library in a language; undefined in languages whose articles say nothing of it. */
export function genderOf(key: string, language: LanguageId): Gender | undefined {
  const nouns = genders[language];
  if (!nouns) return undefined;
  const listed = Object.entries(nouns.listed).find(([, keys]) => keys.split(/\s+/u).includes(key));
  return listed ? (listed[0] as Gender) : nouns.others;
}
