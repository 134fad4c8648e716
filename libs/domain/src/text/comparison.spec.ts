import { expect, test } from '@jest/globals';
import { type LanguageId, languageIds } from '../languages/index.ts';
import { agreementOf, isSameTyped, lettersOf } from './index.ts';

/** What a player may type for a word, and what is another word, in every language. */
const traps: Record<LanguageId, { for: string; right: string[]; wrong: string[] }[]> = {
  english_uk: [{ for: 'Café', right: ['cafe', 'CAFÉ', 'café', 'ｃａｆｅ'], wrong: ['cafa', 'caf', 'cafes'] }],
  english_us: [{ for: "jack-o'-lantern", right: ['jackolantern', 'Jack-O’-Lantern'], wrong: ['jackalantern'] }],
  spanish: [
    { for: 'mañana', right: ['mañana', 'MAÑANA', 'man\u0303ana'], wrong: ['manana'] },
    { for: '¿Qué?', right: ['que', 'qué'], wrong: ['ke'] },
  ],
  chinese: [{ for: '猫', right: ['猫'], wrong: ['狗', 'mao'] }],
  arabic: [
    { for: 'أُسْتَاذ', right: ['استاذ', 'أستاذ', 'اســتاذ'], wrong: ['اسد'] },
    { for: 'ماء', right: ['ماء', 'مَاء'], wrong: ['ما'] },
  ],
  french: [{ for: 'cœur', right: ['coeur', 'CŒUR'], wrong: ['cour'] }, { for: 'garçon', right: ['garcon'], wrong: [] }],
  german: [
    { for: 'Straße', right: ['strasse', 'STRASSE', 'straße', 'STRAẞE'], wrong: ['strase'] },
    { for: 'Äpfel', right: ['apfel', 'äpfel'], wrong: ['opfel'] },
  ],
  japanese: [
    { for: 'がっこう', right: ['がっこう', 'か\u3099っこう'], wrong: ['かっこう', 'ガッコウ', 'がつこう'] },
    { for: 'パン', right: ['パン', 'ﾊﾟﾝ'], wrong: ['バン', 'ハン'] },
  ],
  russian: [
    { for: 'ёж', right: ['еж', 'ёж', 'ЁЖ'], wrong: ['иж'] },
    { for: 'чай', right: ['чай', 'ЧАЙ', 'ча\u0301й'], wrong: ['чаи'] },
  ],
  hindi: [{ for: 'किताब', right: ['किताब'], wrong: ['कताब', 'कीताब'] }, { for: 'ज़मीन', right: ['ज\u093cमीन'], wrong: ['जमीन'] }],
  afrikaans: [{ for: 'brûe', right: ['brue'], wrong: ['bre'] }],
  albanian: [{ for: 'çelës', right: ['ÇELËS'], wrong: ['celës', 'çeles'] }],
  armenian: [{ for: 'Արև', right: ['արև', 'արեւ', 'ԱՐԵՒ'], wrong: ['արե'] }],
  azerbaijani: [{ for: 'qız', right: ['QIZ', 'qız'], wrong: ['qiz'] }, { for: 'mən', right: ['MƏN'], wrong: ['men'] }],
  bengali: [{ for: 'বই', right: ['বই'], wrong: ['বি'] }, { for: 'গাড়ি', right: ['গাড\u09bcি'], wrong: ['গাডি'] }, { for: 'র\u200d্যাকুন', right: ['র্যাকুন', 'র\u200c্যাকুন'], wrong: ['রাকুন'] }],
  bulgarian: [{ for: 'ѝ', right: ['и'], wrong: ['й'] }],
  croatian: [{ for: 'đak', right: ['Đak'], wrong: ['dak'] }, { for: 'kuća', right: ['KUĆA'], wrong: ['kuča', 'kuca'] }],
  czech: [{ for: 'kůň', right: ['kun', 'KŮŇ'], wrong: ['kum'] }, { for: 'řeka', right: ['ŘEKA'], wrong: ['reka'] }],
  danish: [{ for: 'æble', right: ['ÆBLE'], wrong: ['aeble', 'able'] }, { for: 'å', right: ['A\u030a'], wrong: ['a'] }],
  dutch: [{ for: 'zeeën', right: ['zeeen'], wrong: ['zeen'] }, { for: 'ĳs', right: ['ijs'], wrong: ['is'] }],
  estonian: [{ for: 'õun', right: ['ÕUN'], wrong: ['oun', 'öun'] }],
  filipino: [{ for: 'piña', right: ['PIÑA'], wrong: ['pina'] }],
  finnish: [{ for: 'äiti', right: ['ÄITI'], wrong: ['aiti'] }],
  georgian: [{ for: 'კატა', right: ['კატა', 'ᲙᲐᲢᲐ'], wrong: ['კატი'] }],
  greek: [{ for: 'Λόγος', right: ['λογος', 'ΛΟΓΟΣ', 'λογοσ'], wrong: ['λογο'] }],
  hebrew: [{ for: 'שָׁלוֹם', right: ['שלום'], wrong: ['שלומ'] }, { for: "צ'יפס", right: ['ציפס', 'צ׳יפס'], wrong: [] }],
  hungarian: [{ for: 'őz', right: ['ŐZ'], wrong: ['oz', 'öz'] }, { for: 'ház', right: ['haz'], wrong: [] }],
  indonesian: [{ for: 'kupu-kupu', right: ['kupukupu', 'Kupu kupu'], wrong: ['kupu'] }],
  italian: [{ for: "l'età", right: ['leta', 'l’età'], wrong: ['lete'] }],
  javanese: [{ for: 'kéwan', right: ['kewan'], wrong: ['kiwan'] }],
  kazakh: [{ for: 'үй', right: ['ҮЙ'], wrong: ['уй', 'үи'] }],
  khmer: [{ for: 'ឆ្មា', right: ['ឆ្មា', 'ឆ្មា\u200b'], wrong: ['ឆមា', 'ឆ្ម'] }],
  korean: [{ for: '나무', right: ['나무', '나무'.normalize('NFD')], wrong: ['남', '너무', '나문'] }],
  lao: [{ for: 'ນ້ຳ', right: ['ນ້ຳ'], wrong: ['ນຳ', 'ນ້'] }],
  latvian: [{ for: 'māja', right: ['maja'], wrong: [] }, { for: 'ķermenis', right: ['ĶERMENIS'], wrong: ['kermenis'] }],
  lithuanian: [{ for: 'ačiū', right: ['AČIU', 'AČIŪ'], wrong: ['aciu'] }, { for: 'į̃', right: ['i'], wrong: [] }],
  macedonian: [{ for: 'куќа', right: ['КУЌА'], wrong: ['кука'] }, { for: 'ѝ', right: ['и'], wrong: [] }],
  malay: [{ for: 'rama-rama', right: ['ramarama'], wrong: ['rama'] }],
  mongolian: [{ for: 'ёс', right: ['ЁС'], wrong: ['ес'] }, { for: 'өдөр', right: ['ӨДӨР'], wrong: ['одор'] }],
  norwegian: [{ for: 'øy', right: ['ØY'], wrong: ['oy'] }],
  persian: [{ for: 'کتاب‌خانه', right: ['كتابخانه', 'کتابخانه'], wrong: ['کتاب'] }, { for: 'سیب', right: ['سيب'], wrong: [] }],
  polish: [{ for: 'żółw', right: ['ŻÓŁW'], wrong: ['zolw', 'żołw', 'źółw'] }],
  portuguese: [{ for: 'coração', right: ['coracao'], wrong: ['coraçon'] }],
  romanian: [{ for: 'știucă', right: ['ştiucă', 'ŞTIUCĂ'], wrong: ['stiuca', 'știuca'] }],
  serbian: [{ for: 'ђак', right: ['ЂАК'], wrong: ['дак', 'ћак'] }],
  slovak: [{ for: 'kôň', right: ['kôn'], wrong: ['kon'] }],
  slovenian: [{ for: 'češnja', right: ['ČEŠNJA'], wrong: ['cesnja'] }],
  swahili: [{ for: "ng'ombe", right: ['ngombe', 'ng’ombe'], wrong: ['nombe'] }],
  swedish: [{ for: 'smörgås', right: ['SMÖRGÅS'], wrong: ['smorgas', 'smörgas'] }, { for: 'idé', right: ['ide'], wrong: [] }],
  tamil: [{ for: 'மீன்', right: ['மீன்'], wrong: ['மின்', 'மீன'] }],
  thai: [{ for: 'น้ำ', right: ['น้ำ'], wrong: ['นำ', 'น้า'] }],
  turkish: [
    { for: 'Kırmızı', right: ['KIRMIZI', 'kırmızı'], wrong: ['kirmizi', 'KİRMİZİ'] },
    { for: 'İyi', right: ['iyi', 'İYİ'], wrong: ['ıyi', 'IYI'] },
    { for: 'kâğıt', right: ['kağıt'], wrong: ['kagıt'] },
  ],
  ukrainian: [
    { for: "м'ята", right: ['мята', 'м’ята', 'мʼята'], wrong: ['мата'] },
    { for: 'їжак', right: ['ЇЖАК'], wrong: ['іжак'] },
    { for: 'ґанок', right: ['ґанок'], wrong: ['ганок'] },
  ],
  uzbek: [{ for: 'oʻrmon', right: ["o'rmon", 'O‘RMON', 'o`rmon', 'ｏʻｒｍｏｎ'], wrong: ['ormon'] }, { for: 'sanʼat', right: ['sanat'], wrong: [] }],
}; // prettier-ignore

const rows = languageIds.flatMap((language) => traps[language].map((trap) => ({ language, ...trap })));

test.each(rows)('$language: $for is typed as it is, and as $right', ({ language, for: text, right }) => {
  expect([text, ...right].filter((typed) => !isSameTyped(typed, text, language))).toEqual([]);
});

test.each(rows)('$language: $for is not $wrong', ({ language, for: text, wrong }) => {
  expect(wrong.filter((typed) => isSameTyped(typed, text, language))).toEqual([]);
});

const agreement = (typed: string, text: string, language: LanguageId) =>
  agreementOf(typed, lettersOf(text, language), language);

test('spaces, hyphens and apostrophes need not be typed, and do not count where they are', () => {
  expect(agreement('ice', 'ice cream', 'english_uk')).toEqual({ right: 3, verdict: 'right' });
  expect(agreement('ice c', 'ice cream', 'english_uk')).toEqual({ right: 4, verdict: 'right' });
  expect(agreement('i c e-c', 'ice cream', 'english_uk')).toEqual({ right: 4, verdict: 'right' });
});

test.each([
  ['one s of ß', 'stras', 'Straße', 'german', 4],
  ['a consonant before its vowel sign', 'क', 'किताब', 'hindi', 0],
  ['a Thai letter before its tone', 'น', 'น้ำ', 'thai', 0],
  ['a syllable that takes the consonant of the next one', '난', '나노', 'korean', 1],
  ['o before its apostrophe in Uzbek', 'o', 'oʻrmon', 'uzbek', 0],
  ['half a syllable', 'ㄴ', '나무', 'korean', 0],
  ['a kana before its voiced mark', 'か', 'がっこう', 'japanese', 0],
] as const)('%s is on the way, and no mistake', (_what, typed, text, language, right) => {
  expect(agreement(typed, text, language)).toEqual({ right, verdict: 'on_the_way' });
});

test.each([
  ['a for å in Swedish', 'a', 'år', 'swedish', 0],
  ['и for й in Russian', 'чаи', 'чай', 'russian', 2],
  ['a letter too many', 'cats', 'cat', 'english_uk', 3],
] as const)('%s is wrong at once', (_what, typed, text, language, right) => {
  expect(agreement(typed, text, language)).toEqual({ right, verdict: 'wrong' });
});

test('ß is one letter to be shown, with two keys', () => {
  expect(lettersOf('Fuß', 'german').map(({ shown, keys }) => [shown, keys.join('')])).toEqual([
    ['F', 'f'],
    ['u', 'u'],
    ['ß', 'ss'],
  ]);
});
