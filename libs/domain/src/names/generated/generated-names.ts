import type { InterfaceLanguage } from '../../languages/index.ts';
import { generatedWords } from './generated-words.ts';

/**
 * All friendly names of a language, an adjective and an animal each ('Brave Otter', 'Nutria Valiente', 'سلحفاة سريعة'): at
 * least 2,000, none longer than a player's name may be, none doubtful. The adjective agrees with its animal.
 */
export function generatedNames(language: InterfaceLanguage): readonly string[] {
  const known = made.get(language);
  if (known) return known;
  const { masculine, feminine, adjectives, adjectiveFirst } = generatedWords[language]();
  const names: string[] = [];
  for (const adjective of adjectives) {
    const [withMasculine = '', withFeminine = withMasculine] = adjective.split('/');
    const named = (form: string) => (animal: string) => (adjectiveFirst ? `${form} ${animal}` : `${animal} ${form}`);
    names.push(...masculine.map(named(withMasculine)), ...feminine.map(named(withFeminine)));
  }
  made.set(language, names);
  return names;
}
const made = new Map<InterfaceLanguage, readonly string[]>();
