import { type LanguageId, languageIds, languages } from '@lexiroom/domain/languages';
import { speakersOf } from '@lexiroom/domain/speech';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A voice that an operator has laid into the folder. */
export interface PiperVoice {
  name: string;
  /** Its file. */
  model: string;
  language: LanguageId;
  /** Which place of the language's list it takes. */
  speaker_id: number;
}

export interface VoicesFolder {
  voices: PiperVoice[];
  /** What lies there and is not used, a sentence each. */
  unused: string[];
}

/** What is read of the file beside a voice. */
const VoiceConfig = z.object({ language: z.object({ code: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2})?$/) }) });

const ending = '.onnx';
/** Codes that Piper has for languages that have another one here. */
const otherCodes: Record<string, string> = { no: 'nb', iw: 'he', tl: 'fil', jw: 'jv' };

/**
 * The voices in a folder: each is `<name>.onnx` with `<name>.onnx.json`, which names its language. A name that begins with a
 * number from 1 to 4 and a dash, such as `2-de_DE-thorsten-medium`, takes that place of the language's list (Female 1,
 * Male 1, Female 2, Male 2); the others take the places that are left, in the order of their names. @throws when the folder
 * cannot be read.
 */
export function readVoicesFolder(folder: string): VoicesFolder {
  const names = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();
  const unused: string[] = [];
  const found = names.flatMap((name) => {
    const language = languageOfVoice(folder, name);
    if (typeof language === 'string') return [{ name, language }];
    unused.push(`${name}: ${language.problem}`);
    return [];
  });
  const voices: PiperVoice[] = [];
  const isTaken = (language: LanguageId, place: number) =>
    voices.some((voice) => voice.language === language && voice.speaker_id === place);
  for (const { name, language } of [...found.filter(hasPlace), ...found.filter((voice) => !hasPlace(voice))]) {
    const places = Array.from({ length: Math.max(1, speakersOf(language).length) }, (_, place) => place);
    const wanted = hasPlace({ name }) ? [Number(name[0]) - 1] : places;
    const speaker_id = wanted.find((place) => places.includes(place) && !isTaken(language, place));
    if (speaker_id === undefined) unused.push(`${name}: no place is left for it among the voices of its language`);
    else voices.push({ name, language, speaker_id, model: path.join(folder, `${name}${ending}`) });
  }
  return { voices, unused };
}

const hasPlace = ({ name }: { name: string }): boolean => /^[1-4]-/.test(name);

function languageOfVoice(folder: string, name: string): LanguageId | { problem: string } {
  const file = `${name}${ending}.json`;
  const read = readJson(path.join(folder, file));
  if (read === undefined) return { problem: `${file} is not there, or cannot be read` };
  const config = VoiceConfig.safeParse(read);
  if (!config.success) return { problem: `${file} does not name a language` };
  const { code } = config.data.language;
  const [family = '', region] = code.split('_');
  const tag = otherCodes[family] ?? family;
  const ofFamily = languageIds.filter((language) => languages[language].tag.split('-')[0] === tag);
  const language = ofFamily.find((each) => languages[each].tag === `${tag}-${region}`) ?? ofFamily[0];
  return language ?? { problem: `decks cannot be in its language, ${code}` };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
