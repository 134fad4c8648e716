/**
 * Letters of other scripts that look like a Latin one, by that letter; from the letters that Unicode's report on
 * security (UTS 39) calls confusable, those that the usual fonts draw alike. What compatibility forms undo (ａ, 𝐚, ⓐ)
 * needs no line.
 */
const capitals: Record<string, string> = {
  a: 'АΑᎪꓮᗅ', b: 'ВΒᏴꓐᗷ', c: 'СϹᏟꓚⲤ', d: 'ԀᎠꓓᗪ', e: 'ЕΕᎬꓰⴹ', f: 'Ϝꓝᖴ', g: 'ԌᏀꓖ', h: 'НΗᎻꓧⲎҺᕼ', i: 'ІΙӀᎥᏆꓲⲒ',
  j: 'ЈͿᎫꓙ', k: 'КΚᏦꓗⲔ', l: 'ᏞꓡԼᒪ', m: 'МΜᎷꓟⲘᗰ', n: 'ΝꓠⲚՈ', o: 'ОΟՕꓳⲞ', p: 'РΡᏢꓑⲢᑭ', q: 'Ԛ', r: 'ᏒꓣᎡᖇ', s: 'ЅᏚꓢՏ',
  t: 'ТΤᎢꓔⲦ', u: 'Սꓴᑌ', v: 'ᏙꓦᐯѴ', w: 'ԜᎳꓪ', x: 'ХΧꓫⲬ', y: 'УΥҮꓬⲨ', z: 'ΖᏃꓜⲌ',
}; // prettier-ignore
const smalls: Record<string, string> = {
  a: 'аɑαᴀꭺ', b: 'ƄЬьвʙᏼ', c: 'сϲᴄⲥꮯ', d: 'ԁᴅꭰ', e: 'еҽᴇꭼ', f: 'ꜰꬵϝẝ', g: 'ɡցԍɢꮐᶃ', h: 'һհнʜꮋⲏ', i: 'іιıɩɪᎥꭵⲓ',
  j: 'јϳյᴊꭻ', k: 'кκᴋⲕꮶĸ', l: 'ӏʟꮮɭǀ', m: 'мᴍꮇⲙ', n: 'ոռɴη', o: 'оοօᴏⲟჿዐഠଠဝⵔ〇', p: 'рρᴘⲣ', q: 'ԛզ', r: 'ʀꭱꭇᴦⲅ',
  s: 'ѕꜱꮪ', t: 'тτᴛⲧꭲ', u: 'υսᴜʋ', v: 'νѵᴠꮩⱱ', w: 'ԝաᴡꮃѡ', x: 'хχⲭ', y: 'уγүʏყⲩ', z: 'ᴢꮓⲍ',
}; // prettier-ignore
/** Letters that other scripts share with each other: kana and Han, Arabic and Persian, strokes and dots. */
const others: Record<string, string> = {
  ニ: '二', カ: '力', ロ: '口囗', エ: '工', タ: '夕', ト: '卜', ハ: '八', ヘ: 'へ', リ: 'り', 一: 'ー', ی: 'يى', ک: 'ك', ہ: 'هەھ',
  "'": '’‘ʼʻʹ′`´ˈꞌ׳՚', '-': '‐‑‒–—−', '·': '・∙ᐧ',
}; // prettier-ignore

const byLook = (looks: Record<string, string>): [string, string][] =>
  Object.entries(looks).flatMap(([letter, alike]) => Array.from(alike, (other): [string, string] => [other, letter]));

/** The letter that stands for all that look like it. */
export const lookAlikes = (): ReadonlyMap<string, string> =>
  (table ??= new Map([capitals, smalls, others].flatMap(byLook)));
let table: ReadonlyMap<string, string> | undefined;

/**
 * Letters that only stand in for a Latin one between others of its script ('fцck'): alike enough to be read, not to be
 * taken for each other in a name.
 */
const readAs: Record<string, string> = {
  a: 'дλ', b: 'бβßъ', e: 'єэɛε', i: 'ı', k: 'ҝ', n: 'пη', o: 'ф', r: 'яг', u: 'ицμ', w: 'шωщ', x: 'ж', y: 'ч',
}; // prettier-ignore
export const standIns = (): ReadonlyMap<string, string> => (stands ??= new Map(byLook(readAs)));
let stands: ReadonlyMap<string, string> | undefined;
