import { languageIds, languages } from '@lexiroom/domain/languages';
import { expect, test } from '@jest/globals';
import { voiceFor, type VoiceTraits } from './browser-voice.ts';

const voice = (lang: string, traits: Partial<VoiceTraits> = {}) => ({
  lang,
  localService: true,
  default: false,
  ...traits,
});

test('English from Britain is said by a British voice, from America by an American one', () => {
  const voices = [voice('en-AU'), voice('en-US', { default: true }), voice('en-GB')];
  expect(voiceFor('english_uk', voices)?.lang).toBe('en-GB');
  expect(voiceFor('english_us', voices)?.lang).toBe('en-US');
});

test('another region of the language is better than silence', () => {
  expect(voiceFor('english_uk', [voice('fr-FR'), voice('en-IN')])?.lang).toBe('en-IN');
});

test('Spanish is said as in Spain where both can be had', () => {
  expect(voiceFor('spanish', [voice('es-MX'), voice('es-ES')])?.lang).toBe('es-ES');
});

test('a voice on this device comes before one on the network', () => {
  const [remote, local] = [voice('ja-JP', { localService: false, default: true }), voice('ja-JP')];
  expect(voiceFor('japanese', [remote, local])).toBe(local);
});

test.each([
  ['chinese', 'cmn-CN'],
  ['chinese', 'zh_CN'],
  ['norwegian', 'no-NO'],
  ['hebrew', 'iw-IL'],
  ['indonesian', 'in-ID'],
  ['filipino', 'tl-PH'],
  ['javanese', 'jw'],
] as const)('%s is known by its other code, %s', (language, lang) => {
  expect(voiceFor(language, [voice('en-US'), voice(lang)])?.lang).toBe(lang);
});

test('no voice says a language that it does not speak', () => {
  expect(voiceFor('japanese', [voice('en-US'), voice('zh-CN'), voice('jv-ID')])).toBeUndefined();
  expect(voiceFor('japanese', [])).toBeUndefined();
});

test.each(languageIds)('%s is found by its own tag', (language) => {
  const tag = languages[language].tag;
  expect(voiceFor(language, [voice(tag)])?.lang).toBe(tag);
});
