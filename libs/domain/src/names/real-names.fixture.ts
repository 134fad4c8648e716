/** For specs: names that people bear, of many countries and scripts, each as its bearer types it. */
export const realNames = `
  Mila R.|Aïsha|N'Golo|Ana-Lucía|X|7B|Zoë|Jean-Luc|O'Brien|O’Brien|D’Arcy|François|Françoise|Chloé|Anaïs|Gaël|Joël
  Müller|Jörg|Straßer|Käthe|Ængus|Søren|Åse|Björk|Þóra|Guðrún|Sigurður|Ögmundur|Häkkinen|Mäkelä|Õnne|Łukasz|Żaneta
  Stanisław|Świętosława|Ščasny|Žofie|Jiří|Ľubomír|Đorđe|Čedomir|Krešimir|Ștefan|Țiriac|Ioana-Mădălina|Erzsébet|György
  Ölçüm|Çağla|Işıl|İlker|Şükrü|Ğani|Əli|Gülşən|Nguyễn|Hải|Thị Hằng|Đặng Quỳnh|Ngọc Ánh|Tuấn|Ṣadé|Olúfẹ́mi|Ọláwálé|Ngũgĩ
  Wanjikũ|Kʼoy|Iñaki|Begoña|Núria|Gal·la|Àlex|Joaquín|João|Conceição|Antônio|Mª José|Xosé|Eóin|Siobhán|Máire|Mc Donald
  Llŷr|Siân|Ġorġ|Ħaġar|Kaʻiulani|Hōne|Sāmoa|Māui|Tuʻi|Ma. Theresa|Beyoncé|Renée|X Æ A-12|Henry Ⅷ|Ludwig II.|J.J.
  Владимир|Наталья|Алёна|Мария-Анна|Сукачёв|Дарья|Юлія|Їжак|Ґалаґан|Євген|Мар'яна|Зоряна|Љубица|Његош|Џемал|Ђорђе
  Кръстьо|Ѓорѓи|Қайрат|Ұлжан|Өмірбек|Ғалым|Әсел|Ҳаким|Ҷамшед|Ўктам|Цэцэг|Тит|Нина|Вова|Сосо|Рома|Хосе|Анна|Ева
  Νίκος|Ελένη|Γιώργος|Αθηνά|Ζωή|Θεόδωρος|Μαΐου|Άννα|Ιωάννης|Σοφία|Ωρίων|Υψηλάντης|Νίνα
  Հայկ|Աննա|Գոհար|Արամ|Եվա|ნინო|გიორგი|თამარ|ხატია|ሰላም|ተስፋዬ|ኃይለ ሥላሴ
  سارة|محمد|عبد الرحمن|عليّ|مُحَمَّد|فاطمة الزهراء|لُؤَيّ|علی‌رضا|محمدرضا|مهدی‌یار|امیرحسین|گلناز|پژمان|ژاله|شیرین
  فہد|زہرا|ٹیپو|نُور|ئازاد|شێرکۆ|ڕۆژان|گۈلنار|שרה|יעקב|נֹעַם|שָׂרָה|ג׳ורג׳|צ'רלי|ܝܘܚܢܢ|ދީބާ
  प्रिया|आदित्य|श्रीकृष्ण|लक्ष्मी|ऋषि|क्षितिज|अँजली|ज़ोया|ওমর|র‍্যাব|প্রিয়াঙ্কা|ঋতুপর্ণ|ਗੁਰਪ੍ਰੀਤ|ਸਿੰਘ|કૃષ્ણા|જિજ્ઞેશ|ଅନନ୍ୟା
  தமிழ்ச்செல்வி|கார்த்திக்|ஸ்ரீனிவாசன்|లక్ష్మీ|శ్రీనివాస్|కృష్ణ|ಲಕ್ಷ್ಮಿ|ಕೃಷ್ಣಮೂರ್ತಿ|മോഹൻ|മോഹന്‍|അഞ്ജലി|കൃഷ്ണൻ|ශ්‍රීමති|චන්ද්‍රිකා|දිල්ශාන්
  ณัฐ|กมล|สุชาติ|น้ำฝน|พิมพ์ชนก|ปิ๊ก|เก๋|ສົມພອນ|ຄຳ|ສີສຸວັນ|សុភា|ស្រីមុំ|ច័ន្ទ|ឧត្តម|ម៉ៅ|ကျော်|မြို့|လျှို့|အောင်ဆန်း|သီရိ|ཚེ་རིང|བསྟན་འཛིན
  陳偉|王芳|欧阳娜娜|司馬 光|李雷|龘|𠮷田|佐藤|葛󠄀城|髙橋|はると|サクラ|がくと|ジョン・スミス|プー|々木|유나|김민준|이서연|황보 혜정
  ᠲᠡᠮᠦᠵᠢᠨ|ᠰᠠᠷᠠᠨ|ꦱꦫꦶ|ᜋᜇᜒ|ⵜⵉⵏⵀⵉⵏⴰⵏ|ߡߊ߬ߘߎ߬|ᏎᏉᏯ|ᐃᓄᒃ|ꆏꃀ|ᱥᱟᱱᱛᱟᱲ|ꤊꤢꤚꤟ
  Cassandra|Dickens|Bassam|Essex|Nasser|Titus|Analise|Wang|Phuc|Assia|Matthias|Sexton|Matsushita|Dick|Alpen Isa|Cockburn
  Ingeborg 69|Hải 88|Otto 455|Max 6|Lena 2012|Lena99|Jan7|4Ever Mia|Scunthorpe|Ann 1|Ian|Mo|Ng|Ü|Ô
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '');
