import type { InterfaceLanguage } from '../../languages/index.ts';

/**
 * What generated names of a language are made of. Only animals that nobody minds to be called: none that is an insult
 * somewhere, as dogs, pigs, snakes and owls are. An adjective is written as it goes with a masculine animal, and behind a
 * slash as with a feminine one where that differs.
 */
interface NameWords {
  masculine: readonly string[];
  feminine: readonly string[];
  adjectives: readonly string[];
  /** Whether the adjective stands before its animal. */
  adjectiveFirst: boolean;
}

const words = (list: string): string[] => list.trim().split(/\s+/);
/** Most Arabic adjectives are feminine with a ta marbuta at their end. */
const withTaMarbuta = (adjective: string): string => `${adjective}/${adjective.replace(/ء$/u, 'ئ')}ة`;

export const generatedWords: Readonly<Record<InterfaceLanguage, () => NameWords>> = {
  id: () => ({
    masculine: words(
      `Panda Harimau Singa Elang Rajawali Koala Kelinci Rusa Rubah Beruang Penguin Angsa Camar Merak Nuri Kakatua Kuda Zebra Jerapah Puma
      Bangau Pipit Tupai Landak Lebah Tukan Kancil Jaguar Kijang Llama Alpaka Kenari Merpati Kanguru Jalak Parkit Murai Gelatik Walet
      Capung Kepik Kasuari Kiwi Rakun Kepodang Flamingo Kolibri Pelikan Penyu Lemur Hamster Anoa Kuskus Tarsius Komodo Leopard Orka Pesut
      Gazel Rangkong Kucing Gurita Hiu Bison`,
    ),
    feminine: [],
    adjectives: words(
      `Berani Ceria Cerdas Riang Gembira Bahagia Ramah Baik Lincah Gesit Cepat Tangkas Sigap Cekatan Pintar Pandai Bijak Tenang Sabar Jujur
      Setia Tulus Sopan Santun Rajin Tekun Ulet Gigih Tangguh Kuat Hebat Unggul Mahir Piawai Terampil Kreatif Jenaka Optimis Antusias
      Teladan Mulia Bersinar Cemerlang Gemilang Ajaib Damai Peduli Penolong Penyayang Dermawan Waspada Teliti Cermat Tertib Mandiri
      Beruntung Istimewa Lembut Periang Giat Aktif Kompak Tabah Teguh Luwes Kalem Santai Sakti Cerdik`,
    ),
    adjectiveFirst: false,
  }),
  de: () => ({
    masculine: words(
      `Otter Panda Tiger Löwe Adler Falke Delfin Koala Hase Hirsch Fuchs Bär Pinguin Schwan Papagei Luchs Puma Reiher Spatz Igel Biber
      Dachs Gecko Tukan Panther Leopard Jaguar Kranich Storch Seelöwe Elch Specht Fink Kolibri Flamingo Lemur Hamster Zeisig Kiwi Eisvogel
      Seestern Waschbär Pelikan Albatros Bussard`,
    ),
    feminine: words('Giraffe Robbe Amsel Lerche Schwalbe Möwe Biene Hummel Libelle Antilope Gazelle Drossel Eidechse'),
    adjectives: words(
      `Mutiger/Mutige Froher/Frohe Kluger/Kluge Lustiger/Lustige Munterer/Muntere Flinker/Flinke Schneller/Schnelle Netter/Nette Lieber/Liebe
      Fairer/Faire Ruhiger/Ruhige Sanfter/Sanfte Treuer/Treue Weiser/Weise Wacher/Wache Tapferer/Tapfere Kühner/Kühne Fröhlicher/Fröhliche
      Neugieriger/Neugierige Fleißiger/Fleißige Eifriger/Eifrige Ehrlicher/Ehrliche Höflicher/Höfliche Geduldiger/Geduldige Heiterer/Heitere
      Sonniger/Sonnige Strahlender/Strahlende Goldener/Goldene Silberner/Silberne Magischer/Magische Kosmischer/Kosmische Edler/Edle
      Gütiger/Gütige Herzlicher/Herzliche Zufriedener/Zufriedene Glücklicher/Glückliche Vergnügter/Vergnügte Verspielter/Verspielte
      Kreativer/Kreative Pfiffiger/Pfiffige Schlauer/Schlaue Gewitzter/Gewitzte Begabter/Begabte Geschickter/Geschickte Wendiger/Wendige
      Flotter/Flotte Rasanter/Rasante Lebhafter/Lebhafte Aktiver/Aktive Starker/Starke Stolzer/Stolze Achtsamer/Achtsame Sorgsamer/Sorgsame
      Hilfreicher/Hilfreiche Gerechter/Gerechte Friedlicher/Friedliche Gelassener/Gelassene Besonnener/Besonnene Emsiger/Emsige
      Tüchtiger/Tüchtige Famoser/Famose`,
    ),
    adjectiveFirst: true,
  }),
  en: () => ({
    masculine: words(
      `Otter Panda Tiger Lion Eagle Falcon Dolphin Koala Rabbit Deer Fox Bear Penguin Seal Turtle Swan Robin Parrot Camel Horse Zebra
      Giraffe Lynx Puma Heron Sparrow Squirrel Hedgehog Beaver Badger Gecko Bee Butterfly Ladybird Puffin Toucan Panther Leopard Jaguar
      Gazelle Llama Alpaca Kiwi Starfish Seahorse Crane Stork Pony Kangaroo Swallow Firefly Reindeer`,
    ),
    feminine: [],
    adjectives: words(
      `Brave Bright Calm Cheerful Clever Cosmic Curious Daring Eager Fair Fast Fluffy Friendly Gentle Golden Graceful Happy Helpful Honest
      Jolly Joyful Keen Kind Lively Lucky Magic Merry Mighty Neat Noble Patient Peaceful Playful Polite Proud Quick Quiet Radiant Shiny
      Silver Smart Smiling Snowy Speedy Starry Steady Strong Sunny Super Swift Tidy Warm Wise Witty Zesty Brisk`,
    ),
    adjectiveFirst: true,
  }),
  es: () => ({
    masculine: words(
      `Zorro León Tigre Oso Panda Koala Delfín Halcón Pingüino Conejo Ciervo Cisne Camello Caballo Lince Puma Castor Erizo Gorrión Tucán
      Jaguar Leopardo Canguro Colibrí Loro Flamenco Pelícano Elefante Mapache Canario Antílope Bisonte Reno Faisán`,
    ),
    feminine: words(
      `Nutria Jirafa Cebra Tortuga Ardilla Gacela Llama Alpaca Garza Abeja Mariposa Grulla Cigüeña Pantera Águila Ballena Libélula Gaviota
      Marmota Iguana Perdiz`,
    ),
    adjectives: words(
      `Alegre Valiente Veloz Feliz Amable Noble Fuerte Brillante Elegante Sonriente Radiante Paciente Prudente Audaz Genial Ágil Gentil Leal
      Cordial Celeste Estelar Solar Lunar Musical Jovial Vivaz Sabio/Sabia Listo/Lista Rápido/Rápida Curioso/Curiosa Simpático/Simpática
      Tranquilo/Tranquila Divertido/Divertida Dorado/Dorada Plateado/Plateada Honesto/Honesta Atento/Atenta Activo/Activa Risueño/Risueña
      Sereno/Serena Mágico/Mágica Ligero/Ligera Contento/Contenta Creativo/Creativa Dichoso/Dichosa Animado/Animada Bondadoso/Bondadosa
      Cariñoso/Cariñosa Generoso/Generosa Gracioso/Graciosa Luminoso/Luminosa Famoso/Famosa Heroico/Heroica Sincero/Sincera Tierno/Tierna`,
    ),
    adjectiveFirst: false,
  }),
  fr: () => ({
    masculine: words(
      `Tigre Lion Aigle Faucon Dauphin Koala Panda Lapin Cerf Renard Ours Pingouin Cygne Lynx Puma Héron Moineau Écureuil Hérisson Castor
      Gecko Macareux Toucan Léopard Jaguar Lama Alpaga Kiwi Kangourou Renne Colibri Flamant Pélican Caribou Chamois Rossignol Canari
      Papillon Lièvre Pinson Narval Guépard Goéland Albatros Poney Suricate`,
    ),
    feminine: words(
      `Loutre Girafe Tortue Gazelle Panthère Abeille Libellule Mésange Cigogne Mouette Antilope Marmotte Luciole Hermine Alouette Colombe
      Otarie Fauvette`,
    ),
    adjectives: words(
      `Brave Aimable Agile Habile Fidèle Sage Calme Tranquille Honnête Noble Sincère Sociable Dynamique Magique Énergique Optimiste
      Pacifique Solidaire Solaire Lunaire Célèbre Formidable Rapide Jovial/Joviale Loyal/Loyale Génial/Géniale Amical/Amicale
      Joyeux/Joyeuse Heureux/Heureuse Curieux/Curieuse Généreux/Généreuse Radieux/Radieuse Lumineux/Lumineuse Studieux/Studieuse
      Sérieux/Sérieuse Audacieux/Audacieuse Courageux/Courageuse Chanceux/Chanceuse Malin/Maligne Vif/Vive Attentif/Attentive
      Actif/Active Créatif/Créative Inventif/Inventive Gai/Gaie Poli/Polie Rusé/Rusée Doué/Douée Doré/Dorée Argenté/Argentée
      Étoilé/Étoilée Avisé/Avisée Dévoué/Dévouée Vaillant/Vaillante Brillant/Brillante Souriant/Souriante Patient/Patiente
      Prudent/Prudente Content/Contente Confiant/Confiante Gentil/Gentille Franc/Franche Serein/Sereine Fier/Fière Doux/Douce
      Rêveur/Rêveuse`,
    ),
    adjectiveFirst: false,
  }),
  it: () => ({
    masculine: words(
      `Leone Puma Panda Koala Delfino Falco Pinguino Alpaca Cigno Cavallo Castoro Riccio Passero Tucano Giaguaro Leopardo Canguro Colibrì
      Pellicano Procione Canarino Bisonte Cervo Scoiattolo Usignolo Pettirosso Cardellino Gabbiano Airone
      Stambecco Capriolo Daino Condor Grillo Lama Lupo Geco`,
    ),
    feminine: words(
      `Lontra Tigre Zebra Tartaruga Volpe Gazzella Ape Farfalla Gru Pantera Aquila Libellula Marmotta Iguana Rondine Coccinella
      Lince Lepre Renna Cicogna`,
    ),
    adjectives: words(
      `Felice Veloce Gentile Forte Brillante Radiante Paziente Prudente Geniale Agile Leale Cordiale Celeste Stellare Solare Lunare Musicale
      Gioviale Vivace Nobile Tenace Abile Speciale Sapiente Lucente Amabile Audace Giusto/Giusta Saggio/Saggia Allegro/Allegra
      Rapido/Rapida Curioso/Curiosa Simpatico/Simpatica Dorato/Dorata Argentato/Argentata Onesto/Onesta
      Attento/Attenta Attivo/Attiva Sereno/Serena Magico/Magica Contento/Contenta Creativo/Creativa Generoso/Generosa Luminoso/Luminosa
      Eroico/Eroica Sincero/Sincera Calmo/Calma Ardito/Ardita Sveglio/Sveglia Giocoso/Giocosa Premuroso/Premurosa Dinamico/Dinamica
      Ingegnoso/Ingegnosa Fedele Lieto/Lieta Valoroso/Valorosa`,
    ),
    adjectiveFirst: false,
  }),
  pt: () => ({
    masculine: words(
      `Leão Tigre Urso Panda Coala Golfinho Falcão Pinguim Coelho Cisne Lince Puma Castor Ouriço Pardal Tucano Jaguar Leopardo
      Canguru Papagaio Flamingo Pelicano Guaxinim Canário Bisão Sabiá Colibri Esquilo Cervo Antílope Tatu Albatroz Rouxinol Condor Curió
      Pônei Grilo`,
    ),
    feminine: words(
      `Lontra Zebra Tartaruga Raposa Alpaca Lhama Garça Abelha Cegonha Pantera Águia Libélula Gaivota Iguana Andorinha Joaninha Borboleta
      Onça Leoa Arara Capivara Lebre Foca`,
    ),
    adjectives: words(
      `Alegre Valente Veloz Feliz Amável Gentil Forte Brilhante Radiante Paciente Prudente Genial Ágil Leal Cordial Celeste Estelar Solar
      Lunar Musical Jovial Vivaz Nobre Confiante Tenaz Hábil Incrível Especial Otimista Vibrante Contente Sábio/Sábia Esperto/Esperta
      Rápido/Rápida Curioso/Curiosa Simpático/Simpática Tranquilo/Tranquila Divertido/Divertida Dourado/Dourada Prateado/Prateada
      Honesto/Honesta Atento/Atenta Ativo/Ativa Risonho/Risonha Sereno/Serena Mágico/Mágica Criativo/Criativa Animado/Animada
      Bondoso/Bondosa Carinhoso/Carinhosa Generoso/Generosa Luminoso/Luminosa Heroico/Heroica Sincero/Sincera Calmo/Calma Amigo/Amiga
      Educado/Educada Justo/Justa Corajoso/Corajosa Dedicado/Dedicada`,
    ),
    adjectiveFirst: false,
  }),
  tr: () => ({
    masculine: words(
      `Aslan Kaplan Panda Koala Yunus Kartal Şahin Doğan Atmaca Penguen Tavşan Ceylan Geyik Karaca Sincap Kunduz Kirpi Kelebek Arı Kırlangıç
      Serçe Bülbül Kanarya Leylek Turna Flamingo Kuğu Martı Pelikan Tukan Papağan Kaplumbağa Zürafa Zebra At Tay Midilli Lama Alpaka Kanguru
      Vaşak Puma Jaguar Leopar Panter Pars Çita Susamuru Denizatı Yusufçuk Güvercin Kumru Saka İspinoz Kivi Rakun Antilop Gazal Keklik Sülün
      Kolibri Albatros Samur Karınca`,
    ),
    feminine: [],
    adjectives: words(
      `Cesur Neşeli Mutlu Zeki Akıllı Nazik Kibar Hızlı Çevik Sakin Meraklı Sabırlı Dürüst Bilge Becerikli Şanslı Parlak Altın Gümüş Sihirli
      Yıldızlı Güneşli Kozmik Oyuncu Şakacı Esprili Gülen Sadık Vefalı Cömert Azimli Kararlı Çalışkan Dikkatli Düzenli Atılgan Coşkulu
      Enerjik Huzurlu İyimser Umutlu Yaratıcı Usta Özgür Adil Asil Şen Tatlı Candan İçten Samimi Sevecen Şefkatli Mert Yiğit Gururlu Saygılı
      Hünerli Hevesli Keyifli Harika Süper Işıltılı Barışçıl`,
    ),
    adjectiveFirst: true,
  }),
  ru: () => ({
    masculine: words(
      `Тигр Лев Леопард Ягуар Барс Гепард Дельфин Пингвин Кролик Зайчик Ёжик Бурундук Енот Кенгуру Орёл Сокол Ястреб Лебедь Журавль Аист
      Снегирь Соловей Скворец Воробей Стриж Щегол Зяблик Чиж Фламинго Тукан Пеликан Альбатрос Конь Пони Мустанг Жираф Лис Лисёнок Котёнок
      Тигрёнок Львёнок Бельчонок Волк Мангуст Горностай Соболь Кузнечик Светлячок Шмель Муравей Геккон Сапсан Лемур Панголин Дрозд Жаворонок
      Беркут`,
    ),
    feminine: words(
      `Панда Коала Белка Рысь Пума Пантера Зебра Газель Антилопа Лама Альпака Куница Ласточка Синица Чайка Пчёлка Стрекоза Черепаха Цапля
      Малиновка Иволга Канарейка Горлица Голубка Тигрица Львица Косатка Шиншилла`,
    ),
    adjectives: words(
      `Смелый/Смелая Храбрый/Храбрая Добрый/Добрая Весёлый/Весёлая Радостный/Радостная Умный/Умная Быстрый/Быстрая Шустрый/Шустрая
      Ловкий/Ловкая Мудрый/Мудрая Честный/Честная Верный/Верная Дружный/Дружная Спокойный/Спокойная Вежливый/Вежливая Нежный/Нежная
      Ласковый/Ласковая Тихий/Тихая Яркий/Яркая Ясный/Ясная Светлый/Светлая Солнечный/Солнечная Звёздный/Звёздная Лунный/Лунная
      Золотой/Золотая Волшебный/Волшебная Сказочный/Сказочная Чудесный/Чудесная Отважный/Отважная Терпеливый/Терпеливая
      Заботливый/Заботливая Щедрый/Щедрая Бодрый/Бодрая Активный/Активная Гордый/Гордая Счастливый/Счастливая Везучий/Везучая
      Удачливый/Удачливая Игривый/Игривая Озорной/Озорная Шутливый/Шутливая Остроумный/Остроумная Находчивый/Находчивая Пытливый/Пытливая
      Чуткий/Чуткая Искренний/Искренняя Скромный/Скромная Уверенный/Уверенная Стойкий/Стойкая Упорный/Упорная Надёжный/Надёжная
      Славный/Славная Лучистый/Лучистая Сияющий/Сияющая Улыбчивый/Улыбчивая Задорный/Задорная Звонкий/Звонкая Мирный/Мирная Тёплый/Тёплая
      Душевный/Душевная Сердечный/Сердечная Радужный/Радужная Проворный/Проворная Прилежный/Прилежная Аккуратный/Аккуратная
      Смышлёный/Смышлёная Отличный/Отличная Творческий/Творческая`,
    ),
    adjectiveFirst: true,
  }),
  ar: () => ({
    masculine: words(
      `أسد نمر فهد دب باندا كوالا دلفين صقر نسر أرنب غزال حصان جمل سنجاب قنفذ قندس ببغاء طاووس بطريق طوقان عصفور بلبل كناري هدهد فيل كنغر
      وشق لقلق نورس كروان حسون شبل ثعلب`,
    ),
    feminine: words('سلحفاة زرافة فراشة نحلة حمامة بجعة يمامة ظبية نملة سنونوة دعسوقة لاما إوزة غزالة لبؤة فقمة'),
    adjectives: [
      ...words(
        `سعيد شجاع ذكي سريع لطيف مرح قوي نشيط هادئ حكيم كريم صادق ماهر بارع مبتسم متفائل مميز لامع ذهبي فضي نبيل وفي رشيق أنيق جميل رائع
        مبدع مجتهد متعاون متواضع مخلص نجيب فطن يقظ جريء ظريف مهذب منظم عظيم أمين محبوب مشرق بهيج سخي رقيق واثق مثابر فصيح باسم متألق مدهش`,
      ).map(withTaMarbuta),
      // The same with either.
      'صبور',
      'ودود',
      'طموح',
      'حنون',
    ],
    adjectiveFirst: false,
  }),
  zh: () => ({
    masculine: words(
      `熊猫 水獭 海豚 考拉 企鹅 小兔 老虎 狮子 猎豹 雪豹 大象 长颈鹿 斑马 骏马 小马 骆驼 羊驼 袋鼠 松鼠 刺猬 河狸 海豹 海狮 鲸鱼 海龟 小鹿 驯鹿 麋鹿 羚羊
      天鹅 燕子 麻雀 云雀 喜鹊 百灵 夜莺 黄鹂 画眉 鹦鹉 孔雀 仙鹤 白鹭 海鸥 雄鹰 猎鹰 大雁 火烈鸟 巨嘴鸟 翠鸟 蜂鸟 啄木鸟 蜜蜂 蝴蝶 萤火虫 蜻蜓 瓢虫 海星
      海马 浣熊 小熊`,
    ),
    feminine: [],
    adjectives: words(
      `勇敢的 聪明的 快乐的 开心的 善良的 友好的 热情的 活泼的 机灵的 机智的 温和的 耐心的 细心的 勤劳的 勤奋的 努力的 诚实的 真诚的 自信的 坚强的 坚定的
      乐观的 幽默的 幸运的 幸福的 欢乐的 愉快的 安静的 平静的 冷静的 沉着的 敏捷的 灵活的 灵巧的 飞快的 好奇的 专注的 认真的 可靠的 慷慨的 大方的 礼貌的
      谦虚的 优雅的 闪亮的 闪耀的 灿烂的 阳光的 神奇的 睿智的 博学的 爱笑的 微笑的 贴心的 体贴的 宽容的 金色的 银色的 能干的 出色的`,
    ),
    adjectiveFirst: true,
  }),
  ja: () => ({
    masculine: words(
      `ウサギ パンダ コアラ ラッコ カワウソ イルカ ペンギン ライオン トラ チーター ヒョウ ジャガー ピューマ クマ シカ トナカイ カモシカ キリン シマウマ
      ウマ ポニー ラクダ アルパカ リャマ ゾウ カンガルー ワラビー リス モモンガ ハリネズミ ビーバー アザラシ アシカ クジラ カメ ツバメ スズメ ハヤブサ タカ
      ワシ ツル ハクチョウ コマドリ インコ オウム カナリア フラミンゴ ペリカン カモメ クジャク キツツキ ヒバリ メジロ ウグイス カワセミ ホタル チョウ ミツバチ
      テントウムシ トンボ ヒトデ レッサーパンダ フェネック オコジョ`,
    ),
    feminine: [],
    adjectives: words(
      `げんきな ゆかいな やさしい あかるい たのしい ゆうかんな しんせつな すなおな まじめな おだやかな ほがらかな しずかな かしこい すばやい うれしい
      ごきげんな しあわせな すてきな りっぱな さわやかな なかよしの たのもしい いさましい ほこらしい きらめく かがやく ほほえむ うたう おどる とびきりの
      ゆうきある ふしぎな まほうの きんいろの ぎんいろの ほしぞらの ひだまりの たいようの にじいろの すこやかな きさくな せいじつな ていねいな ねっしんな
      おちゃめな じゆうな へいわな ラッキーな クールな ミラクルな スーパーな ハッピーな マイペースな パワフルな リズミカルな フレンドリーな いきいきした
      きびきびした のびのびした わくわくした にこにこした うきうきした ゆったりした しっかりした`,
    ),
    adjectiveFirst: true,
  }),
};
