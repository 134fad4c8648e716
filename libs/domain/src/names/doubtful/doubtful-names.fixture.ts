/**
 * For specs: names as classes type them when they try what passes, by language and by how they are hidden. Each must wait
 * for the host.
 */
export const doubtfulNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    English: `Fuck|Fucker|fuck you|FuckTheTest|Mother Fucker|Bitch|Bitches|Son of a Bitch|Asshole|Arsehole|Big Ass|fat ass|Dumbass|Shit|Shitty|Shithead
      Bullshit|Holy Shit|Cunt|Twat|Wanker|Big Dick|BigDick69|My Dick|Dickhead|Cock|Cocksucker|Blowjob|Pussy|Pussy Cat|Vagina|Penis|MrPenis|Boobs|Tits
      Slut|Whore|Nigger|Nigga|Faggot|Retard|Hitler|Adolf Hitler|Nazi|Neonazi|Sieg Heil|KKK|White Power|Porn|Pornhub|Sex|Sexy|Milf|Cum|Jizz|Rapist|Moe Lester
      Hugh Janus|Mike Hunt|Deez Nuts|WTF|STFU|kys|Kill yourself|Suck my dick|1488|69|88|666|Ann 1488`,
    Spanish: `Puta|Puto|Puta madre|Hijo de puta|hijodeputa|Hijueputa|Mierda|Come mierda|Coño|Joder|Jódete|Cabrón|Cabrones|Pendejo|Pendeja|Gilipollas|Maricón
      Chinga tu madre|Chingada|Pinche|Culo|Culero|Polla|Comepollas|Chúpamela|Verguero|Tetas|Tetona|Zorra|Perra|Malparido|Gonorrea|Mamahuevo|Pelotudo
      Pajero|Imbécil|Idiota|La puta ama|Vete a la mierda|Concha de tu madre|Follar|Soplapollas|Ojete`,
    French: `Merde|Grosse merde|Pute|Fils de pute|filsdepute|Putain|Salope|Salaud|Connard|Connasse|Enculé|enculer|Bâtard|Branleur|Couilles|Ta gueule|Nique ta mère
      niquetamere|NTM|FDP|Pédé|Tapette|Trou du cul|Trouduc|Ma bite|Grosse bite|Suce ma bite|Chatte|Nichon|Bordel|Chier|Poufiasse|Pouffiasse|Enfoiré|Gros con
      Sale con|Petit con|Va te faire|Foutre|Bougnoule|Youpin|Gouine`,
    German: `Scheiße|Scheisse|Scheißer|Arsch|Arschloch|Arschgeige|Hurensohn|Hure|Fotze|Ficken|Fick dich|FickDich|Ficker|Mutterficker|Wichser|Wixxer|Schlampe|Nutte
      Schwuchtel|Schwanz|Pimmel|Muschi|Titten|Missgeburt|Spast|Spasti|Drecksau|Drecksack|Miststück|Mistkerl|Kanake|Neger|Kacke|Pisser|Leck mich|Verpiss dich|Vollidiot
      Heil Hitler|Judensau|Hakenkreuz|Hodensack|Möse|Trottel|Behindert|Arschficker`,
    Portuguese: `Caralho|pra caralho|Puta que pariu|Filho da puta|filhadaputa|Porra|Merda|Foda-se|fodase|Vai se foder|Vai tomar no cu|Buceta|Boceta|Piroca|Xoxota|Xereca
      Cuzão|Arrombado|Viado|Viadinho|Bicha|Boiola|Punheta|Punheteiro|Boquete|Bunda|Bundão|Vadia|Vagabunda|Babaca|Otário|Corno manso puto|Trouxa|Desgraçado|Paneleiro
      Cacete|Pau no cu|VSF|VTNC|PQP|Escroto|Putaria|Siririca`,
    Italian: `Cazzo|Che cazzo|Testa di cazzo|Cazzone|Vaffanculo|Vaffa|Stronzo|Stronza|Stronzi|Merda|Faccia di merda|Puttana|Figlio di puttana|Troia|Zoccola|Mignotta|Culo
      Leccaculo|Coglione|Coglioni|Minchia|Minchione|Figa|Fica|Pompino|Frocio|Ricchione|Bastardo|Cornuto|Porco Dio|porcodio|Dio cane|Porca troia|Porca Madonna|Sborra
      Terrone|Tette|Chiavare|Scopata|Rincoglionito|Succhiamelo|Rottinculo`,
    Arabic: `كس|كسمك|كس امك|كُس أُمَّك|كس أختك|كســـمك|ك س م ك|كسسسمك|زب|زبي|زُبّي|الزب|طيز|طيزك|طيزي|شرموطة|شرموطه|شَرْمُوطَة|شرمـــوطة|الشرموطة|شرموط|شراميط|قحبة|قَحْبة|القحبة|ابن القحبة
      عاهرة|منيوك|منيوكة|متناك|متناكة|نيك|نيك امك|خول|عرص|معرص|لوطي|شاذ|ديوث|قواد|احا|أحا|خرا|خرة|كلب|يا كلب|ابن الكلب|ابن كلب|ابن الحرام|بنت الحرام|حمار|يا حمار|خنزير
      حقير|غبي|سكس|بزاز|زانية|يلعن ابوك|ولد القحبة|طز|حيوان`,
    Arabizi: `kosomak|Kos Omak|kosommak|koss ommak|kosomk|kosokhtak|kos okhtak|sharmouta|Sharmoota|SHARMUTA|charmouta|sharmouta 7lwa|sharmout|9a7ba|9ahba|kahba|qahba|a7a
      A7A|metnak|manyouk|Manyook|5awal|7awal|khawal|3ars|m3aras|zebi|Zobi|zobri|5ara|7mar|7omar|ya kalb|ya 7mar|ibn el kalb|ibnelkalb|ibn sharmouta|nikomak|nik omak|6eez
      teezak|7ayawan|3ahera|kus ummak|ibn kalb`,
    'other languages': `Kurwa|Spierdalaj|Chuj|Jebać|Kurva|Pizda|Pička|Klootzak|Hoer|Kankerhoer|Orospu|Orospu çocuğu|Siktir|Perkele|Vittu|Muie|Behenchod|Madarchod|Chutiya
      Anjing|Kontol|Ngentot|Putangina|сука|Сука|блядь|хуй|пизда|пидор|мудак|Шлюха|blyat|suka|傻逼|肏你|草泥马|ちんこ|まんこ|씨발|병신`,
    'letters of other scripts, joiners and marks': `fu\u200Dck|fuсk|fцck|ｆｕｃｋ|ꜰᴜᴄᴋ|fu\u034Fck|Ѕhit|cyкa|𝐟𝐮𝐜𝐤|ⓕⓤⓒⓚ|fück|shít|Pútà|mérdà|ѕсheisse|саzzo|рutа`,
    'digits and signs for letters': `sh1t|5hit|5h1t|ni66er|n1gg3r|shit1|1shit|fuck99|b1tch|81tch|a55|a55hole|@sshole|a$$|$hit|sh!t|p3n1s|pen15|5lut|s1ut|wh0re|p0rn|m1erd4|put4|put0|c4zz0|cu1o|5ch31sse
      4r5ch|4rschl0ch|f1ck3n|h1tl3r|hur3nsohn|c4br0n|p3nd3jo|c4r4lho|m3rd4|s4lope|c0nnard|str0nzo`,
    'spaces, dots and dashes': `f u c k|F U C K|f.u.c.k|f-u-c-k|fu ck|f uck|fuc k|sh it|s h i t|s.h.i.t.|S-H-I-T|pe nis|p e n i s|bi tch|b i t c h|c u n t|hit ler|h.i.t.l.e.r|nig ger|n i g g a|p u t a
      m i e r d a|ca br ón|m e r d a|c a z z o|vaf fan culo|c u l o|f i c k e n|arsch loch|huren sohn|s a l o p e|con nard|cara lho|ك س|ش ر م و ط ة|f u c k you|5 h 1 t`,
    'letters drawn long': `fuuuck|fuckkkk|FFFUCK|fffuuuccckkk|shiiiit|shitttt|SHHHIT|bitchhh|biiitch|assss|aaass hole|niggaaa|puuuta|putaaaa|mieeerda|merdeeee|scheisssse|arschhhh|cazzzo|cazzooo|caraaalho|culooo|شرموووطة|كسسس|كلللب|сууука`,
  }).map(([kind, names]) => [kind, names.split(/[|\n]/).map((name) => name.trim())]),
); // prettier-ignore
