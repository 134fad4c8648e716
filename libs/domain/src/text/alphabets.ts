import type { LanguageId } from '../languages/index.ts';

/**
 * The letters of each language that has others than a–z, as its alphabet or its keyboards have them, in its own order; of
 * scripts that put a letter together from signs, the signs. Of languages in Latin letters only those with a mark or of a
 * form of their own stand here. Chinese has no alphabet; English, Indonesian, Malay and Swahili have no other letters. A
 * spec types every word of the starter decks by these.
 */
export const alphabets: Partial<Record<LanguageId, string>> = {
  afrikaans: 'á â è é ê ë î ï ô ö ú û',
  albanian: 'ç ë',
  azerbaijani: 'ç ə ğ ı ö ş ü',
  croatian: 'č ć đ š ž',
  czech: 'á č ď é ě í ň ó ř š ť ú ů ý ž',
  danish: 'æ ø å é',
  dutch: 'á ä é è ë í ï ó ö ú ü',
  estonian: 'š ž õ ä ö ü',
  filipino: 'ñ',
  finnish: 'å ä ö š ž',
  french: 'à â æ ç è é ê ë î ï ô œ ù û ü ÿ',
  german: 'ä ö ü ß',
  hungarian: 'á é í ó ö ő ú ü ű',
  italian: 'à è é ì ò ù',
  javanese: 'é è',
  latvian: 'ā č ē ģ ī ķ ļ ņ š ū ž',
  lithuanian: 'ą č ę ė į š ų ū ž',
  norwegian: 'æ ø å é ò ô',
  polish: 'ą ć ę ł ń ó ś ź ż',
  portuguese: 'á à â ã ç é ê í ó ô õ ú',
  romanian: 'ă â î ș ț',
  slovak: 'á ä č ď é í ĺ ľ ň ó ô ŕ š ť ú ý ž',
  slovenian: 'č š ž',
  spanish: 'á é í ñ ó ú ü',
  swedish: 'å ä ö é',
  turkish: 'ç ğ ı ö ş ü â î û',
  uzbek: 'oʻ gʻ',

  bulgarian: 'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ь ю я',
  kazakh: 'а ә б в г ғ д е ё ж з и й к қ л м н ң о ө п р с т у ұ ү ф х һ ц ч ш щ ъ ы і ь э ю я',
  macedonian: 'а б в г д ѓ е ж з ѕ и ј к л љ м н њ о п р с т ќ у ф х ц ч џ ш',
  mongolian: 'а б в г д е ё ж з и й к л м н о ө п р с т у ү ф х ц ч ш щ ъ ы ь э ю я',
  russian: 'а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я',
  serbian: 'а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш',
  ukrainian: 'а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я',

  armenian: 'ա բ գ դ ե զ է ը թ ժ ի լ խ ծ կ հ ձ ղ ճ մ յ ն շ ո չ պ ջ ռ ս վ տ ր ց ւ փ ք օ ֆ և',
  georgian: 'ა ბ გ დ ე ვ ზ თ ი კ ლ მ ნ ო პ ჟ რ ს ტ უ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჯ ჰ',
  greek: 'α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω',
  hebrew: 'א ב ג ד ה ו ז ח ט י כ ך ל מ ם נ ן ס ע פ ף צ ץ ק ר ש ת',
  arabic: 'ا أ إ آ ب ت ة ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ؤ ي ى ئ ء',
  persian: 'ا آ ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی ئ ء',

  bengali:
    'অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ ড় ঢ় য় ৎ া ি ী ু ূ ৃ ে ৈ ো ৌ ্ ং ঃ ঁ',
  hindi:
    'अ आ इ ई उ ऊ ऋ ए ऐ ऑ ओ औ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ा ि ी ु ू ृ े ै ॉ ो ौ ् ं ः ँ ़',
  khmer:
    'ក ខ គ ឃ ង ច ឆ ជ ឈ ញ ដ ឋ ឌ ឍ ណ ត ថ ទ ធ ន ប ផ ព ភ ម យ រ ល វ ស ហ ឡ អ ឥ ឦ ឧ ឪ ឫ ឬ ឭ ឮ ឯ ឰ ឱ ឳ ្ ា ិ ី ឹ ឺ ុ ូ ួ ើ ឿ ៀ េ ែ ៃ ោ ៅ ំ ះ ៈ ៉ ៊ ់ ៌ ៍ ៏ ័',
  lao: 'ກ ຂ ຄ ງ ຈ ສ ຊ ຍ ດ ຕ ຖ ທ ນ ບ ປ ຜ ຝ ພ ຟ ມ ຢ ຣ ລ ວ ຫ ໜ ໝ ອ ຮ ະ ັ າ ຳ ິ ີ ຶ ື ຸ ູ ົ ໍ ຼ ຽ ເ ແ ໂ ໃ ໄ ່ ້ ໊ ໋ ໌',
  tamil: 'அ ஆ இ ஈ உ ஊ எ ஏ ஐ ஒ ஓ ஔ ஃ க ங ச ஞ ட ண த ந ப ம ய ர ல வ ழ ள ற ன ஜ ஷ ஸ ஹ ா ி ீ ு ூ ெ ே ை ொ ோ ௌ ்',
  thai: 'ก ข ฃ ค ฅ ฆ ง จ ฉ ช ซ ฌ ญ ฎ ฏ ฐ ฑ ฒ ณ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ฤ ล ว ศ ษ ส ห ฬ อ ฮ ะ ั า ำ ิ ี ึ ื ุ ู เ แ โ ใ ไ ็ ่ ้ ๊ ๋ ์ ๆ',

  // Double vowels and consonants below a vowel are put together from these as they are pressed.
  korean: 'ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅛ ㅜ ㅠ ㅡ ㅣ',
};

/** The alphabet of a–z. */
export const latinLetters = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';

/** The two syllabaries of Japanese, with the marks that turn か into が and は into ぱ. */
export const kana = {
  hiragana:
    'あ い う え お か き く け こ さ し す せ そ た ち つ て と な に ぬ ね の は ひ ふ へ ほ ま み む め も や ゆ よ ら り る れ ろ わ を ん ゃ ゅ ょ っ \u3099 \u309A ー',
  katakana:
    'ア イ ウ エ オ カ キ ク ケ コ サ シ ス セ ソ タ チ ツ テ ト ナ ニ ヌ ネ ノ ハ ヒ フ ヘ ホ マ ミ ム メ モ ヤ ユ ヨ ラ リ ル レ ロ ワ ヲ ン ャ ュ ョ ッ ァ ィ ゥ ェ ォ \u3099 \u309A ー',
} as const;

/** Characters of everyday things, which stand beside those of a small deck. */
export const everydayCharacters = {
  chinese:
    '人 大 小 子 天 日 月 水 火 山 石 田 木 花 草 鸟 鱼 虫 马 牛 羊 狗 猫 车 船 门 口 手 心 目 耳 头 书 笔 米 茶 雨 雪 风 星',
  japanese:
    '人 大 小 子 天 日 月 水 火 山 石 田 木 花 草 鳥 魚 虫 馬 牛 羊 犬 猫 車 船 門 口 手 心 目 耳 頭 本 筆 米 茶 雨 雪 風 星',
} as const;
