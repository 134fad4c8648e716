/**
 * Words of one language that a teacher would not want on the wall.
 * `alone`: counts as a whole word, since real names hold it ('Cassandra', 'Harshit', 'Slutsky').
 * `anywhere`: counts inside of others too, and written apart ('fu ck'): no name that people bear holds it.
 * Words that are themselves names of many people ('Dick', 'Fanny', 'Verga', 'Kike', 'Penner') stand in neither.
 */
interface DoubtfulWords {
  alone: string;
  anywhere: string;
}

/**
 * One entry a language. Words are compared without case and accents. Several words of a phrase stand together with
 * underscores, and are found written together, apart, or with other signs between them.
 */
export const doubtfulWords: Record<string, DoubtfulWords> = {
  english: {
    alone: `anal anus arse arses ass asses asshat badass bitch bitches boob boobs boobies bollocks bugger bastard cock cocks crap crappy cum
      cumming cunt cunts dildo dildos douche fag fags fap fapping fatass fck fcku fuker pen15 8008135 fukin fuking fuq homo horny jackass dumbass
      idiot idiots jizz kkk milf milfs nazi nazis nude nudes orgasm orgy penis piss pissed poop porn porno pussy pussies queer rape rapist
      retard retarded sex sexy shag shit shits shitty shite shitface shithead bullshit slut sluts slutty spunk stfu testicle testicles tits
      titties tranny turd twat twats vagina wank wanker wankers whore whores wtf gtfo lmfao 1488 big_ass fat_ass my_ass
      suck_my_dick eat_my_ass i_rape kill_yourself kys
      phuck bitchy bitchass sonofabitch`,
    anywhere: `fuck motherfuck nigger nigga faggot asshole arsehole hitler penis vagina pussy dickhead shithead bullshit
      shitface cocksuck blowjob handjob cumshot masturbat pornhub clitoris ejaculat buttsex buttplug suckmy big_dick small_dick
      my_dick dick_pic deez_nuts hugh_janus mike_hunt moe_lester dixie_normous heil_hitler white_power
      neonazi ku_klux pedophil paedophil son_of_a_bitch`,
  },
  spanish: {
    alone: `cabron cabrona cabrones cagada cagar cagon capullo chinga chingada chingado chingar chingon chupapolla cojones coño culazo culero
      culo follar folla follador gilipollas gonorrea guarra hdp hijueputa idiota imbecil joder jodete lameculos malparido mamaguevo mamahuevo
      mariconazo maricon maricones mierda mierdas nalgas ojete pajero pajillero pelotudo pelotuda pendejo pendeja perra pinche polla pollas ptm
      puta putas putita puto putos putito putona ramera soplapollas sudaca tetas tetona teton vergota verguero zorra zorras bollera
      mama_pinga ctm ptmr`,
    anywhere: `gilipoll hijueput hijo_de_puta hijaputa hijoputa malparid mierda pendej soplapoll chupapoll mamaguev mamahuev
       chinga_tu puto_amo tu_puta come_mierda comepoll chupame_la chupamela hija_de_puta jodete polla_grande vete_a_la_mierda me_cago_en
      concha_de_tu_madre concha_tu_madre`,
  },
  french: {
    alone: `batard batarde bordel branler branleur branleuse burnes chatte chier chieur chieuse chiotte conasse connard connards connasse conne
      couille couilles couillon cretin emmerdeur encule encules enculer enculeur fdp foutre gouine merde merdes merdeux nichon nichons
      niquer niquez nique_toi pede pedes pedale poufiasse pouffiasse pute putes putain salaud salauds salope salopes salopard tapette
      tarlouze trouduc youpin bougnoule con_de sale_con gros_con petit_con gros_cul bite_au ma_bite ta_bite grosse_bite petite_bite
      ntm`,
    anywhere: `connard connasse conasse salope enculé_de ta_gueule va_te_faire trou_du_cul trouduc nique_ta nique_la niquetamere niktamere nique_sa
      fils_de_pute filsdepute suce_ma sucemabite putain_de branleur couillon bougnoul poufiass pouffiass enfoire`,
  },
  german: {
    alone: `arsch arschgeige arschi arschkriecher behindert bloedmann drecksau fick ficke ficken ficker fickt fotze fotzen fresse
      furz hure huren hurensohn idioten kacke kanake kanaken kackbratze miststück miststueck mistkerl muschi möse moese missgeburt neger nutte nutten
      pimmel piss pisser pisse schamhaar scheiss scheisse scheißer schlampe schlampen schwanz schwuchtel schwul schwuler sau_dumm
      spast spasti spacko titten trottel vollidiot wichs wichse wichser wixer wixxer zicke hakenkreuz`,
    anywhere: `arschloch arschgeig hurensohn hurnsohn fotze scheiss scheiße scheisse schlampe schwuchtel wichser wixxer missgeburt
      drecksau drecksack hodensack mutterfick motherficker fick_dich fickdich leck_mich leckmich verpiss pimmel sieg_heil siegheil judensau
      heil_dem kinderfick arschfick hakenkreuz vollidiot`,
  },
  portuguese: {
    alone: `arrombada arrombado babaca bicha boceta boiola boquete bosta brocha buceta bucetuda bunda bundao bundinha cacete cagao caralho
      carai cornao cuzao cuzona desgracado escroto fdp fode foder fodeu foda_se fodase fodasse gozada imbecis krl merda merdas otaria otario
      pau_no_cu paneleiro panasca pica_dura piroca piroco porra punheta punheteiro puta putaria puto rabuda retardado siririca tesuda
      trouxa vadia vadias vagaba vagabunda viado viados viadinho vsf vtnc xereca xota xoxota tnc pqp`,
    anywhere: `caralho buceta boceta cuzao arrombad punhet piroca xoxota xereca boquete foda_se vai_se_foder vaisefoder vai_tomar_no
      vaitomarno filho_da_puta filha_da_puta filhodaputa filhadaputa puta_que pau_no_cu paunocu viadinho viadao paneleir
      tomanocu toma_no_cu chupa_meu`,
  },
  italian: {
    alone: `bastarda bastardi bastardo bocchino cazzi cazzo cazzone cazzata chiavare coglione coglioni cogliona cornuto culattone culo culone
      deficiente fica figa fighe fottere fottiti frocio froci gnocca idiota leccaculo merda merdaccia merdoso mignotta
      minchia minchione negra pirla pompino pompini porca_troia porca_vacca porco_dio puttana puttane puttaniere ricchione rincoglionito
      rottinculo scopare scopata sborra sborrata stronza stronzata stronze stronzi stronzo terrone tette troia troie troione vaffa vaffanculo zoccola zoccole`,
    anywhere: `vaffancul stronz coglion porco_dio porcodio dio_cane diocane porca_madonna porcamadonna dio_porco
      dioporco porca_troia porcatroia testa_di_cazzo figlio_di_puttana minchion sborrat leccacul rottincul succhiami succhiamel faccia_di_merda
      puttanier`,
  },
  arabic: {
    // The letters of a name are brought to their plain forms first: no vowels, one alef, one ya, ha for ta marbuta.
    alone: `كس كسي كسها كسك كساس كسم كسام كسمك كسمكم كسامك كسختك كساختك زب زبي زبك زبه زبر ازبار طيز طيزي طيزك طيزها طياز شرموط شرموطه شراميط
      قحبه قحب قحاب قحبات عاهره عاهر عواهر فاجره داعر منيوك منيوكه منايك منيك متناك متناكه نيك نيكه نيكني نياك نياكه ينيك ينيكك انيك انيكك
      ممحون ممحونه معرص معرصين عرص عرصه خول خولات احا احيه خنزير خنازير حقير غبي اغبياء حمار حماره حيوان كلب كلبه كلاب خرا خراء خره خرى زق تفو
      طز لوطي شاذ ديوث قواد زاني زانيه بزاز سكس سكسي لحس لحاس جزمه واطي يلعن ينعل ملعون
      ابن_كلب ابن_الكلب بنت_الكلب ابن_حرام ابن_الحرام بنت_الحرام اولاد_الكلب كس_امك كس_اختك كس_ام يلعن_ابوك ينعل_ابوك مص_زبي عير_فيك`,
    anywhere: `شرموط شراميط قحبه كسمك كسامك كسختك كس_امك كس_اختك منيوك متناك ابن_الكلب ابن_القحبه ابن_الحرام ابن_المتناكه يلعن_ابوك
      ينعل_ابوك ولد_القحبه طيزك نيك_امك`,
  },
  /** Arabic as it is typed with Latin letters and digits; each stands for all the ways in which its sounds are written. */
  arabizi: {
    alone: `a7a a7eh sharmouta sharmout sharameet charmouta 9a7ba 9ahba qahba kahba 2a7ba 9a7beh kosomak kosommak kos_omak kos_ommak kossomak
      kosomk kosoomak kosokhtak kos_okhtak kosekhtak kos_emak kosemak kosom kus_ummak kusummak manyouk manyook manyouka metnak metnaka mitnak motnak 5awal 7awal khawal
      khawalat 3ars me3aras mo3aras m3aras 3arsa zebi zobi zebbi zobbi zobri zebri zebak zobak 6eez 6izak teezak tizak 6eezi 5ara 7ara2 khara2
      7mar 7omar 7maar 7ayawan 7aywan 3ahera 3ahra ya_kalb ya_7mar ya_5ara ibn_el_kalb ibn_kalb ebn_el_kalb ibn_sharmouta ebn_sharmouta
      ibn_el_sharmouta wald_el_9a7ba ibn_el_7aram nikomak nik_omak neek_omak nikommak neekak aneekak 9awad 8awad dayyouth 5anzeer khanzir 7a2eer
      yel3an_abook yil3an_abouk el3an_abouk kos_ikhtak lo6i 6oz_feek toz_feek zeby zebby`,
    anywhere: `sharmout charmout kosomak kosommak kossomak kosokhtak nikomak manyouk ibn_el_kalb`,
  },
  /** What classes of other languages type most; fewer words each. */
  others: {
    alone: `blyat blyad pizda pizdec suka kurva kurwa kurwy chuj spierdalaj jebac jebany pierdol pizdo picka pička jebem kutwijf klootzak
      hoer hoeren kanker kankerhoer tyfus tering neuken flikker orospu orospuçocugu siktir amcık amcik gavat yarrak göt_veren ibne
      perkele vittu saatana huora fitta knulla fan_ta_dig luder muie pizda_ma_tii bhenchod behenchod madarchod chutiya gaand
      harami bhosdike anjing bangsat kontol memek ngentot jancok putangina tangina bobo_mo ditme sikerim
      сука суки блядь блядина бля шлюха мудак гандон говно гавно дерьмо жопа жопы залупа пидор пидар пидорас хер хуйня ебать ебал ебаный ебало курва
      シコる 肏 操 屌 屄 妓女 王八蛋 混蛋 傻屄 ばか_やろう しね クソ 변태 새끼 개새끼 병신 보지 자지 좆`,
    anywhere: `pierdol spierdal klootzak kankerhoer kutwijf hoerenzoon orospu siktir perkele bhenchod behenchod madarchod chutiya bhosdi
      ngentot putangina địt_mẹ блять хуй пизд пидор пидар пидорас мудак залуп 肏 傻逼 草泥马 他妈的 操你 ちんこ まんこ ちんちん きんたま おまんこ 씨발 시발 개새끼 병신
      kurwamac`,
  },
};
