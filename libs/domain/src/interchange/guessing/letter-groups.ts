import type { LanguageId } from '../../languages/index.ts';

/** What is frequent in the words of a language. Made by `tools/content/letter-groups.mjs` out of the starter library. */
export interface LetterGroups {
  /** How many groups of three letters its words have in all. */
  total: number;
  /** The letters it is written in. */
  letters: string;
  /** Groups of three letters, one after the other, by how often they occur: 2 to the power of the key. A space is the border of a word. */
  groups: Record<number, string>;
}

// prettier-ignore
export const letterGroups: Partial<Record<LanguageId, LetterGroups>> = {
 "english_uk": {
  "total": 9657,
  "letters": "abcdefghijklmnopqrstuvwxyz",
  "groups": {
   "2": " an en ga gu ic ke or vaanearearmaskatiausbeebrucamcatcinctocusdesdindy ",
   "3": " ar au ce da ea fa fe ge gl go hi hu in ja ju ki kn mu na ne ni no of on ph pl pr pu re ri ru sk sl sn ti tu un up vi we wi wo yoablackagoailalaam ameampancankantap apeapparaarkarrartaryaseashathatobacbagbanbeabelberblebloboobrabrebrobuscalcancascerchachoclaclecliclocoacolcomconcoocorcrecrode denderdgedradreds e teanee eeleeneeteigeleellerrersessetteveey firfisflogargergetgh grahaihamhanharhe heaheehelhichiphirhonhophorhothouia ic icaid ideie il ileillindintip ir ireirtistiteivekenkeykinlaclatld lealesletlicliglipllellillolowlt ly manme mermilminmonmotmp musna ncenchndanerngeninnk ns ntintsnutoaroatod offog oldoliom ombongoodookoonopeopporaornortoseostoteothottounousoutoveoweownpanpe peapenphopicplaplepospotppepriracrairamrawredreeresricrinrisrk rn rocrolronrooroprosrourowrrirryrs rserusscosershasheshisinspaspisqussestistostrsunswitabtantartchteatedteetenthitictiotleto tontootoptroturue uitum umpuncundur useushustutevenwaswatweewerwhewinwn wor",
   "4": " bi bl br bu cr cu de di do dr fl fo fr gr he ho la le li lo me mi mo pe pi po ra ro sa sc se si so sp su sw ta te to whachad ainairakeal allan angar assastat atebalboacarchechick ckedayeadearel estge ghtherhinht iceickighineionishit ke ketlanlaslinnt ockollootop or ot ourow parperpinranrd re reart shoss stastethetortrats ttety up us ut ve ",
   "5": " ba be bo ca ch cl co fi ha ma pa sh st th tr waandarday ce ch ed en entes et in le ll nd ne onery se sh st te terth ",
   "6": "ingng on ",
   "7": "er "
  }
 },
 "spanish": {
  "total": 11268,
  "letters": "abcdefghijklmnopqrstuvwxyzáéíñóú",
  "groups": {
   "3": " a  ag as au be br bu cl cr da do fi fl fu go gu he hu ja le ll lo ni no oc or qu ru si tu un va vi voa ca ma pabeacaaceachaciad adeadiadragoaguajeajoalialoambameamiampangapaarcardareasaaseateatiatoautavaaveazaba bajbanbarbañblabo botbraburcabcasce cenceschociacieciocióclacoccomcosctocuacucdaddeldendesdiadicdildrae ae be ie le me ne searebreciecoectediegaegueinejaeleellemaen encendeneeo erdereeriermernervesoetieveez ezaficflofonfrefuega galgo gragreguaha hacharhe hiehilhorhueiciidaiedil ilaimpincineinginoioniosirais itoizajarjerlablatlavlenleslimllelosmbrmedmelmermesminmonmormpampinadnasncenchncincondendindonesnetnicntintroboochocoolaolioloonaontoriornorrosoostotopa palpaspiepolporpripror lracramrarrasrcarderegrenrerretriaricrinriorisritrosrrirrortiruesalsarscascospasqustesurtactadtalteltentestintirtostriuchuesuetuevundutove venvervo zo án ín ño ",
   "4": " ab al ar bo ce ch ci di en fr ga gr ha hi ho in li me mi mu na pl pr pu ra ro sa so su ta ti to veabaadaal alaaleallamaanaancandanoariarrarsartastataañabalbolbrecalcamcancerchechicincolcondarderdiee de pel elaeloenaerrertesaescespetegaricaicoidoienierintir istitaiónja jo ladlanlarlasletlorma manmo narndanerntool omboneonoortotapanparpatpelperpinplaquequir dradranrecresrilrrarrersertartes dso stostrtastertiltratretroueluerza ía ña ",
   "5": " ba cu es la mo pe pi po re se te tra dantaraca carchaco corda dore center eraeroes estetaia inaio llomarna no ntanteo dor oraos re sa se statartor",
   "6": " ca co ma paadoas do illla llalo ra ro ta te to ón ",
   "7": " dear de "
  }
 },
 "french": {
  "total": 11499,
  "letters": "abcdefghijklmnopqrstuvwxyzàâçèéêëîïôûœ",
  "groups": {
   "3": " ai ap as av be bi bl bu ce cl da es fi fl fo gl go he hi ho hu in ja je jo ju lo lu me mu mé na ne on or ou ph sc st te th tu un va épaceachactadeagnaguaigailalaaleamaambamian anaannansappareariarrartas at atrattausauxavaaveavobanbasbe bonbrabrebrocalcamcancascerchichocincitclacomcorcracrecrocuicurd adendesdi dindixdondredu e le me ne re te vecteigeinel ellenderiersertervescessetieu euievefaiflefonfrafrigargerglaglegriguehamharhevhonicaicoideienieuigeincindintistiteitriveix ièmièrjeujoula laclailatlavleileuliclielisll llallolunlé magmaimalmanmbrmenmermilminmpen cn dnaincenchnd ndrnesnetnglnoinounqunsentsochocooiloitoleoliollombommondoneontoraordos ot oteou oueouioulpanpaspatphopinpompriproquar dr lracrairapratravrerresrgerierinrirroironsansolsonssissostestrsurtabtaltantintoitontortoutriturté uatud ueruetuisuitumeuneupeurius ut ve venvievinvoivreze ème",
   "4": " ar au br ci cr cu d  di do dé en fa fe fr ga gr ha le li mi no pe pl qu ra re ro su ta to ve vi vo éc établageainairaisal allampancandangapiaraardassateatiautbalbleboucarce ciecolcone be ce pe se àeilen erreuxfeugnegrahauherignil ileingiquiseisiissit lerleslonmarmmemonmoundenerng ngennententroiroisongonnortoucoupousoutparpe perpieplapoiporpouquiranrd renricrisrosrourrers rt rtes dsinsout dteatesteutiotratrots uchuleureursussuteux verèreée ",
   "5": " ba bo la mo pi pr sa se so tr à antau chacoue deauentet eurge he ie ierin ineionir ireis lanletme nt ourqueserssetertreue uil",
   "6": " ca ch co de ma pa pochees ettillle llene on se te tteur ",
   "7": "de er re "
  }
 },
 "german": {
  "total": 10780,
  "letters": "abcdefghijklmnoprstuvwxyzßäöü",
  "groups": {
   "3": " ac an ar bi bu da de di du el er fi fr fü ga gi hi ho hu in ja ke kn ku kü le me mo mu ne ni or pf pi po pr pu ri ro ru sk ti to un ve vi vo wo za ze zi zu zwackaftag ahrakeal altameammampan ansantanzarmas aseat ateattau aueaugaumautbalbanbaubeibelbetbieblablubrabrebribuschmdeldendiedreebeedeee eerefeehnei eideifeigeißeldeleelseltemaendenkennenteraerderherierlerrerserterzesceseessestet etefahfe feufisflaftegangesgrahafhalhanhauheihelhilhinhirhl hlahlehlihmehorhrahsthtehunhweickideiebiefiegielifeiftigeikaillindineiniinkinsintionippis iseistit iteitzkamkankaskelketkopkorkrakunladlamlaslatlaulchlinlitll lsclstltelummanmarmatme melmilmm monmpenacnchnernienignk nn nscnsenstnzenziockommoneonnopfornoseot oteparpenpflpiepinpriradrasratrberd re recregrerretrgerilrm rolrosrotrrirscrstrt rtsrzerücsausecselsicsieskesonspisprss stistutantastautietistoptortretscubeudeuerug ugeuh uheum umeussustut uteutoverviewagwanwaswerzahze zehzigßenücküss",
   "4": " be bl br dr fa fe fl gr he ki kl ko kr la li ma mi na pa ra sa se si so sp ta te tr we wiadeageahnallangankannartascassastaubaufausbenberchachichlchnchrchschuchwck de derecheckegeeheeiceiseitellelnenbenserbereernfelfenferffeft ge gerhe herhn hnehreht huhie ienin ingiscittkarke kerklelanleilenlerletlieln menmermmend ndenenng ngenkenneochollon pe pfepperanraurenricrierinrn rteserst strtagteiteltratrott tzeuchundunguntus weizen",
   "5": " au ba ei ge ha ka re st waachandchtckeeinettgelgenichierig kenle llene ntereise senssestastetentte",
   "6": " scch cheel hente ter",
   "7": "er ",
   "8": "en sch"
  }
 },
 "russian": {
  "total": 10940,
  "letters": "абвгдежзийклмнопрстуфхцчшщыьэюяё",
  "groups": {
   "2": " ап гл ди др ду же лё ов ру си фи фо фр фуалоампанганкансантароасыблибнаботбумварваявилвойгла",
   "3": " ав ар би бр в  ва ви га дв дл до жи зе зу ин ке ки кл ла ло ми му мы не ни об од ос от пу пя ро св сл сн су ту фе хо ча чи ша шеаблаваавтад адцазаай ак акаакоалаалеалиамеамоанданнар ареариартарьатаатеаткашиба банбелбирборбрабусва ванветвинвкаво возволвосвтога гатграгрудевделдендесдетдиндитдлядныдушдь еваевеедиездей ейкелеелоенаеннервесяетаеткетоетьец жказа завзинзубиваидеильимаингиндиниираискитаитей кй пй сйкакалкамканкапкаткаякетклако ковкомкоскракрекрукрыкусла ладланлатленлесли ливликлинлислиялоклослотлочлыйма магмармашмерминмолмонмормотнарнданетнитницнкано новногноеножнокноснт обуовиог огрод одаое озаолеолиолном омаонаоноопаор ораориорнортос оскот отаоткотоочнпалпанпаспатпинпкаплаподпорпочпраприпропятрабравразракралрамранредрезрелресретри ринритрицрнарогродрозрокросрт русрыйсемсерсинскискослосовсолспаст стистустьсы сяттантартаттенти титтнато товтоктолтретритроты тыйугоук умаус устушкфонциячасчатчерчетчкичнышесшинь пье ьниья я бя кя мя ня п",
   "4": " ба бе бо бу ве вы гр за ку ле ли ме но пи пл ра ре са се ск со сп та те то тр чеальан аниараастат болвервыйголгорда дцаениеньер ереестет ие икаин иноистицакаркийколконкоркролетлкало ля матменнадниениянныныень овоовыодиоднокоол олоон осточкпарперполра расратрикроврь стастестострся телтерткатортратьсходца цатчкашкаываые ьныьсяять",
   "5": " во го де ка кр ма мо на па пе пр ствательий инаитьия ки ль льнна наяниковаой ок ольороската ",
   "6": " ко поая ик ный",
   "7": "атька ть ый "
  }
 },
 "afrikaans": {
  "total": 5073,
  "letters": "abcdefghijklmnoprstuvwxyzêë",
  "groups": {
   "2": " am ar bu co de di dr du ee ei el fe fi fl ga gr he hi in ja ki kl kn ku la li lo mu na ne ni no oe ol oo ou pl ra ru su sw tu vo vr ysaafaasaatabaaboad adeadoaf afeai aksaktaleallamaambap araariasiastat atsbabbakbanberbesblablobokbotboubribuibusda desdiedo dondrudskduie be pe vebleboebred edeediee eekeeleeteeueieeileinekkekoelaelbeldeleelielseltem embemmemoeneeniennenserbereergerierlerperreseesiestetbeteetjetteu euneureuteënffefoogarge gebgelgerglagragrohaahamhanharhokhonid iebielieëig ikaikoilailiindiniinsionisiissistitaitska kalkamkankaskatkeekelketklaknokookopkoskrikryktekunkusla laklamlaplbold leeleileklemletleuligliklinliëlliloeloklooloslsklstlteltrmaamarmbembrmbumeemelmiemoemuindanieninnkenkrnnenoons oedoeroesokoombompongoodoorordoskostotooutpanpriptereirekrgerikrilrisrk rkerlaroeromruisaksanseeselserskuslespespissestrstutaattetusuitut vlevlivoevuuwinyn ",
   "3": " aa be bl do ge kr le ma me mi mo pe pi po pr re ro sa se sl sn sp ta te to tr va vi vl vu wa we wi woaaiaalaanag ak akkameampan angankansantappar ardarkartatebeeboebooborbrabrodagde djieenei eisek ekeenaendenteraerderkermetsewefelfiehoriekietikeil in inkke kenkkekkikomkrolaaluimanmmemotnaane neenk nt oeioekoetok okkol oliom on ondoomoonoopootop or oriot pelperpieplapperaaranrd rderenrierinrolroort rugse skaskeskislasnesonstotante teetentjitortretrots uimuisus uurverviswer",
   "4": " ba bo br ha ho ka ke ko pa sk so st veal as baldereeren erses et ieriesingis ië jiekaakerkiekoelanliemernd ndeng oensieskostastetelter",
   "5": "aarandel ",
   "6": "er ie "
  }
 },
 "albanian": {
  "total": 5329,
  "letters": "abcdefghijklmnopqrstuvxyzçë",
  "groups": {
   "2": " ak an be bl da dj dy el fe ga go gu ho hu je ke li lo mb mj mo mu nd no në pj pu pë ra re ro si sk su sy ta vo yl za ze zi zj zo çe ëmaceadoafeafiafoageagjaj ak akial ambameamiancanianjapeardaroaskastatabalbanbasbi brebribulburbusbë bëlbësce daldarderdetdh dhedhudi disditdjadjedo dredëre be ee me pe sedhediejeejteksektemëen endenientep ermeroerrethetoetrezëfikfilfisfongalgargetgjagjygo graguagurgutgë gërhalhamharhenheshinhirhk hkahkohkrhkuhkëhorhqiht htëi ki pi vianie ikaiklileiliilliloimaimoimëineirairiitaitëizojaljejjeljesjetjtëjysk ikamkapkaske kejkinkiskolkomkonkorkoskraksikuakulkuqkutkëmkëpkëslamllollulonlpëlummajmanmb mbametncëndindjne ng ngonguniknjënt nxholiombonioraoriortot palpanpelpespikpolpripulqerra rakrekretrimrisritrkëronrotrrirshrësshashpshqsi skeskoskustrsë ta taltantattboteltobtoptriturucëuesumbun urëut utovidxhezarzjaë bë dë pë sël ",
   "3": " ar au bi bo br de dh di do dr fa fi fl fu gr ha in ki kë la le lu mi or pi po pr qe rr sa sp st te to tr tu va ve vi xh çaa eakualealianaandangantaraariarkarrartateautbolborcë dhëdiedordë e dec ek el eleellelëer erierserëes et etigjegjihe hi hënielik ikeikëil im indinginëionirëishiskistit jarjë ka kalkanketkopkrekrikrokurlanlinllallillëlulmarmbëme mermonmë ndandëni okoop or oreorëotëparpatperpinpë përranrasrikrinrrorrërsortësheshishësonstatarte terti tortratrotultërtësuleur ushzë ë eë kë mëmbës ëseësh",
   "4": " ba bu e  gj i  ko kr ku ma me peallan ar ashatëeshhë je karkë le letli ll lë në ollon re ri se sh shtullër ",
   "5": " ka pa shetërë shktë "
  }
 },
 "azerbaijani": {
  "total": 5121,
  "letters": "abcdefghijklmnopqrstuvxyzçöüğışə",
  "groups": {
   "2": " ad ak br cü de du də ey fa fe fi fı gö gə ha hi hə iy kl la li lo lö mo ni no pe pl pr pu pə qə se sk su sə ta ti tr va vi xi xə yo yu ze çe çö üz şi şo şüaatab abrabıacaacıad adaadıailakeaktalialmam amaameamıankanqantanıaqqarpas ataatıaz azaaçaaçıağcaş ba basbatbazbağbelbi bilbirborbr burbusbı bə bərcancaqcincı cəkdaldandaşdeodisdivdondu duzdürdüydırekseleenienteraerieyieyneyteş filfinhini kic ideilainaindintirlis iskistit itaitkivaiyyiyəi̇sk bkankaskeşkimkiskitkolkomkopkorkrekrikroks körl kl tla ladlamletlimlinliylmaloslovlqalu lı ləklənmaqmarmaşmetmi milminmişmonmotmı mə mərmətna nadnannaqnasnbəncəndindundüng ni nikniynkanotnt nı nə nəkobuofookoolioluompop oq oraordortoruosiot ovuoyupalparpinpkapolponpulpənq bqalqanqolqqaqulqurqutquşqızrabrakralramranrbarisriyrişrlirlərmarparpirpərt ru rışrəkrənsaasamsiçsk skoskustestrsu svesönsürtaltartbotelti tlito tobtoftratritrotuqtustı tənud uk ulauq uruusuutbutuuş vanvarvayveçvtovulvə xanyabyapyağyi yumyunyyəyıqyə za zarzənçarçayçörçı ük ün üşəğa ğacın ız şüşşınşənəl əmiənbəncənəərə",
   "3": " al ar av ay ağ be bo bu do dü gü i̇ ke ki kr kö kə me mi mə pa pi po qo qu qı si st sü te to tə ve ye zə ça çi çə şa şə əlabaal alaanaaniartat avtay ayaayıağaağıaşıbanbolda diyel fongünikail iliim in inqir isiiş karketkonkərlanlarliklıqlərma manmern bndanq ntaol or qabqarqayra ri rikrı rə sanstata tantertorul un us uz yanyaqyarynəçançəkürəğı ış ələən əngəriəsi",
   "4": " bi da di ka ko ma sa yaalıandaq ar araarıasıbaler et ik ka li on si sı ıq ər ",
   "5": " ba qaan iyaya ək "
  }
 },
 "bulgarian": {
  "total": 10466,
  "letters": "абвгдежзийклмнопрстуфхцчшщъьюя",
  "groups": {
   "2": " бл в  да дж мл му не ор сн со шоа ла ма назиакоамеампанганкардареатоачаачкбелвенвниглегърдардвадноедеездек елоетеещ зваибаигаидеилк",
   "3": " ав бе би ве ви вр га гл гъ дв ди до ед ел зе зъ ин ла ли ло ос от ре ри ро ръ с  св си су та ти уч фе ха хл хо хр цв чу ша шеа да па ра тав аваавиавтагаад адаадиадоазаай ак ал алаалеалиалкалоамианиантапаапкариасаат атаатеатибанби билборботбрабусбърванвервинвицвкавравтовълвърга гаргваглагоргрегълдамделдендиндияднадо драдърдя ебеевеед едаедиеднейкекаелием енееноентераервереериескеткетнечеечкжа ждажензелзъбив иваие ил илаилеилоингиндиниионираискитаициичекалканкаткачквакетклаковкомкоркоскракрекрокуславланлатледлеклечли ливлинличлналнилонля ма магмармасматмедменметминмияморненнканоснскнтаня о кобуоваовеовиод ок окаол олаонеопкор ораориортосаотвотоочипа палпанпарпасперпетплаподполпорпреприпъррабрадразракралрасрвере ревредренрибризрилринрияркарнарозртирторъкря са сансвеседсерсинскискосласпоствстистостътавтантватвотентиктинтиято топтретритротърумеус устутифонходце ци чамчесчилчинша шкаща ъбиълнъстя сям ",
   "4": " ба бо бр бу въ го гр де дъ из ки кл ку къ ле ме ми мо но об пи пл пъ ра са ск сл сп съ те то тр ча чиа за ка садеанаанданеар араартастба болва ветво градесел енаениер естетаетиец икаилиин инаиститеицаичкйкакамко колконладлетлкам снадне ни нияов окоолеолиореостпкапрара раврамранратри се сетст стастестртелтерти ткатнатортрауваца че ченчерчетък ър ",
   "5": " за кр ма на па пе по пр се ст чеан вамда елеесеет за ик карки ла ленло никно он ската чка",
   "6": " ка коен ия на ",
   "7": "ам ка "
  }
 },
 "croatian": {
  "total": 10765,
  "letters": "abcdefghijklmnoprstuvzćčđšž",
  "groups": {
   "2": " du dv fr ho ig ke pj sn u  ul ut vj vu ši šp žea tajaamaape",
   "3": " au be ci cr cv da di dj do dr go gu is ju kl la le mu ob or os ot re ri si sj sk sm so sp sr sv ti to tu us va ve vo ze zu ča či ša še ška pa rad adiadoaesaj alealoam ameamiampandansapaapiapuarias ataateatrautav azaačaačkbanbenbicbilbljbolbradevdindited edielaelieljemaendenjenoeteetnevaeveezaećiešafonga i ki pibaikoil iljiloin injionisaitaizajanjatjačjesjevjezječješjicjkakankarklako komkopkorkoskovkoškrakrekrokrukupkutkvalaklanlatlavlazlačle lenlesletliklinlislitlizlj ljiljkloplovma majmarmatmedmenmermetmornaenalnarndanj njinkanosnovnsknutobiobuod ogaogrok okaokookuol olaoljomoonionjopaoraoriosaovaoviovnočaoštpalpanpappaspetpilpinpirpisplapodpolpovprapreproracradrakralramrazredrezribrikrilrinritrnarogrokrskrtarukručsansatsetsjeslisnistestrsunsvitaktaptartattačte tentirtittnato toltoptrotvoubaubluhauk ukaulauljun unaus ustutautiutoućiučivalvanvetvicvinvitvo vorzalzanzatznazubća će ča čančetčicčitčkaškaža ",
   "4": " ba bi bo br bu de gl gr iz ja je ki li lj lo me mi mo no od pi pl pu ra ro ru sl su ta te vi vr če šta ka sa zac adaakaalaalialjanaaniaraastat avaaviač ba ce da dandesdjeedaeleen enaenier erieseetaetiglagraiceik ikailiir iraistivaić jakjedjeljenjetkamkatke ki kolkonladlijljulo ne ni nikno olion or ostparperposprira ranravricrijse skislastistotanteltertortraut vatvijvješta",
   "5": " ka kr ku ma na pa pe pr sa se st tran anjar estet i sijainaja je la licljaljenicnjanjeratskast stata va za ći ",
   "6": " ko po zaak atica icaijeitika na ",
   "7": "ti "
  }
 },
 "czech": {
  "total": 10436,
  "letters": "abcdefghijklmnoprstuvwxyzáéíóúýčďěňřšťůž",
  "groups": {
   "2": " bř ci dá fi ká lé mr my od ov si sm so ty uk v  vi váaceachadlanaanýapíasiavaaviavobatblibolběžcetch deldo dordovděleckedmehlej enáeníereeskeveečnhy ichindičekankopkorkralanlaslecleplielislokložlý mermetmikminmodmotmpaneknkyoboochop oraorkornorooskotaoteouboukovéočípa paspisponpátpřipřírverátrávsa ",
   "3": " au be bu dr dv dě dž fo ha hl in ja jí kv kř la li lo ml mí mý ne no os pe pi pu pá ra ru ry sa sk sn su sv ta to tu tě tř va vl vo vý ze zu ča če čt ře še šp žea na sacíad adaak alealoalían angaraaroastateatiautač ba balbanbenbníborbotbrachachlchrckáct dendesdinditdnídraechedneleelnenienéeraervesnesáev ečefonha hathlahorhouhovhrahráickikainkinyis karketklakomkonkoskoukoškrokrákvěladlavledlenlesletliclinlitličlkaloulunlékmatmedmenmíčncenecnicninnitnkono nosnounovná nácné ně od odpokoolioloomeopaopior os osmotooupousovkovnozeožkpadpalpanpapparpatpenpodpospočpraproprápírpřeracrakramravrecrkarnarodrosrourozrskruhrusrybrý sedsekskaskásloslustistástýstřsy sáttantektentertictintkatkotníto toptortovtraty tántřeuchukauleupaus ustutovanvenvesvitvysvé výcza zelzemzubá ká pácták áníátkář í hí kí pí sístívaíč ý kýchčerčitčníět ětiředřezřicřskškažka",
   "4": " ba bo br ch de do hr je kl ku le me mi mo ná ob pl př ro sl sp te tr ve vy za záačkcí da dloec el en enkenýestet etahodie inaističkkatkolkovká ký la lnílo lovnkany níkodioleon ostoutováplapolra ranrovse skostastestostrteltrotý ut va vkavá větít ček",
   "5": " ho ka kr ma na pa pr se stchoek iceit ko ky le ný ovaovýst t sta vatvý át ík čka",
   "6": " ko poat ce na ní ",
   "7": "ka "
  }
 },
 "danish": {
  "total": 9609,
  "letters": "abcdefghijklmnoprstuvwxyzåæéø",
  "groups": {
   "2": " af an ca de en fø gå he is ju lo ov pl pu ry udaf akeaktalaaleameaneapiarkattbagbedbesbleborbrabukce drae oedieglennentervfemfinfisflafodfrugangepgl gn hamhanhvihvohøjidtie ikaildileippirkiseiv jtekatkilklækugkyllatledleslyslædmidmotmørnatndrndsnnioleomp",
   "3": " ar be bi bu bæ bø ch co da dr du el fa fe fi ga ge gu hj hu hå hæ hø i  in ja jo ki kn ku kø le læ lø me mi mu ne ni no op pe pi pr på ra ro ru rø si sl sm sn su sv sø ti tu ty tæ tø un ve væad adeakkal allam ammampan ankappar araardarmartas assastatiavebadbalbanbe berbilblobolbribusbærdeldendesdredsedt e sed eddedsegeegnekaeleemaengenseraereerheriermernesketrettfelffefonftegargelggeglagnegragrægt gulhalhovhånideigeik ikkil in is iskistivejenjorjulkagkarkaskelkenkinklakliko kolkomkonkopkrakrikrokseladlasld ldelieliglipllilselt lægløbmadmanmarmasmatmelmermormpemstmusnednkensenteog okool oldoliommornostpanpappenperpirplapripå ragramrd rderenrerretrgerikrilrisrkerm rrerstrugrulrygrødselsensiksinsk skrskæsolspaspissestistostøteltemtigtiktiotjetratretritrotrætøjtørtøvue uglukkul ullungur vanvasvedvenvinværyggykkåndår ædeæg ækkær æreærkæt ød øjeør øreørs",
   "4": " bl bo br fl fo fr gr ha ho hv ka kl ko kr la li mo pa po re ri sa se so sp sy ta te to viag angantaskat dagddeedeelsendestforgengergleienig illindineionje jerkankerketkorlanlerletlinlomme nerninnt op or ordortoveparpe pinpperanredrinrn rt serskaskiskost stastrtantentorundus ver",
   "5": " ba ma sk tr vaagederel et ingkkele llemmend ndene ng ngeon re se skestete tertteve ",
   "6": " standde en ge ke ",
   "7": "er "
  }
 },
 "dutch": {
  "total": 10220,
  "letters": "abcdefghijklmnoprstuvwxyzéë",
  "groups": {
   "2": " af ei el en fo hu ku no sk th vu",
   "3": " aa ac ar bi bu ca ch co da di du ee ga gi go ja kn le lo lu mu ne ni om on oo pe pl pr ra ri ru sa sl sn te ti tu ui va vr za zi zwaaiaasaatad ak akeakkameampankap apearaariartassat ateatiautauwbalbedbeebelberbesbijblabloboeborbrabribuich dagdiedindoedradridruduiebreched edieeleepeeueg ei ekkelaeldelielkellem enbeneenienkensep eraerberderierkerlermertetsetteureuwezefelffefooge gergragrohamhanheehelherhilhonht hteia ickie iekietigeij ijfijkijsik il iliindineinkinsintionip ippistit ië kaakamkankaske kelketklakleknikoekomkrula laalamleeletlf liclielijlimlinlopls lstluimaamanmermoemonndane neenk nkennenstntioedoeloemoerog ogeok oliomeongontoodoogooloomoosopeor oraornorsortos ostoteoudoutovepaapakpanpapparpijpinplapripteramraprdarecreergerierilrinrk rkermern rolromrs rterugsapsbeslaspespissestrstutaateetjeto toetrats ttettituiudeuiduikur ut uteuurvievijvisvlivoewaawagwanwaswatweewegwerwijwinworzeeziezon",
   "4": " be bl br de do dr ge gr he in ke ki kl kr la li ma me mi mo na op pi po re ro sp ta to tr vi vl vo we wi wo ze zoaalaanadeag ageal allam angantappar as astbanboobrochachechideledeee eeneeregeek ekeeleelsendenterses esteteevegelhaahoehooichienierig ijnin is je jn ladlanloemelmenmmenaanenngent nteoekoenoetol om ondoonoorootop ordot pelperraaranrd rderijroeroorstrt ruisenst stistotante teltietigtrouisuitus uw venzen",
   "5": " ba bo ha ho ka ko pa sc st ve waachan ardchochtde denderereet geningkerkkelenllend ndeng on penpperenstastetenterver",
   "6": "aarandel kensch",
   "7": "er ",
   "8": "en "
  }
 },
 "estonian": {
  "total": 4947,
  "letters": "abcdefghijklmnoprstuväõöüšž",
  "groups": {
   "2": " ak am bu de di hü in jo ju jõ kl kõ kü lo lõ mo mu ni no pl re ri ru se so st sõ sü ti to tä tü vä ämaa aabaadaasaatabiadiahaaheai ainaisakaakeaklaksaldalealialuam ambamiampaniankannantapaapäaraardaruasaassateatsatuaudausav banbarbi biablibrabusda deldikdiodried ee eegeekeeneesegaehteibeitekaekoeljelkeloemben endereesaeseesietaetietõevafongasgelgengergi gpagrahamhelhiihobhveiatib iduiikiiliisiitikiikoiliiltim in iniinnionipuir iriirjirsisaitaituivajaajakjoojuujääke kesketkiikimkitkivko kohkolkomkotkrakrekrikroksakunkurkuukäekäskõrlaalablailatldrleilenlg lgalgpli lialitljalmaloolt luklumlusmaimanmarmbemblmehmelmemmismmamp mutmägmärnasngangenguni ninntsobuokiokooksol olaoliollombongontookoonoopootop or oraoriortorvostot ottpanparperpespiipuupäira ranrgerilroort russaasarselsilsipskostistostrsuksuutaatanteeti tiktkatratritsatsiukaukeul ulguliumeumiun unauniuruussutiuulvahvarvelvervesviivõiõng",
   "3": " ar au ba hi ho ja jä ke kr ku kä le li lu mä pe pr pu pä ra ro si su ta tr tu ve vi võaalaamaanaarabaad ahvajaakoal alaalgamaameamman anaandaneangar ariartarvastat ataautbereerelaeleelleraeries et ettev ga ht iiniiriivikeillinaindintis iskistit itsivija jalka kaakalkankarkeekelkinkirkk klakonkookorla lamlanlaulehletlidliiliklinlk llimaamasmatmeemerminmm na nd ndaniknn nt oolpalpilpripäeraaratri riirinrk ru rv salsiksk ss st stastetaltasterto tortrots tsett tultusud uleur ustutouu uusvanvi vikäeväik",
   "4": " ha ki la ma me pa pi po sa te vaallel ia id ikaineingkasne ng on riktelus ",
   "5": " ka koas er ik ll "
  }
 },
 "filipino": {
  "total": 5157,
  "letters": "abcdefghijklmnoprstuvwxyz",
  "groups": {
   "2": " ab ar as au bl br cl cr cu de do du el es fo fr ge gi go gu he ho in ip is it ja ke ki li lu mg ni no or pl re ri ro ru sc se sn sp sw ts tu un vi waa nabiaboackacoad adeadyag agiagoahoakeakiaklalealialoalyam ambamoampanaanianoansapeapoariarkartaryasaaskasoassastatoausawaayaba babbacbadbagbahbarbasbawbe beabelberbesbibbinbisbolbonboobotbrabubbulbusbutbuwca cakcamcancarccocerch chechickeco comconcoocopcorcrodahdaldande dendisdo dordyaearebeeelelaelleloembenaendentethettflag ag bg gg kg ng sgamgangargerggoginglago goygrehamhanheeherhinhiphopibiiboiceickicoideie ig igaikaikiiklikoilaileiliimbindineinoinsionipoiraireisiistisyiyekabkalkapkarkatke ketkinklako korktokyal plabladlaglallaplarlaslayleslinllelo lotmagmatmbambimbrmotn nnesngkngontantooarockok ol oliollom ombompootop opporaoroos otaotepa pakpalpe phopilplapoppotpripusracranrasrawrenrinrn roprosrrysa scose sh siksnostestistrtaktasteltesth ti tintontoptrotruugausiuteuwaverwaywityasyon",
   "3": " al be bo ch co da di fi fl ga ha hi hu ko ku le lo me mi mo na pe po pr pu ra sh sk so st su ta te tiabaadoagaahaainak akaal allamaameamiantapaar ardat ateatiaw ayobalbanbatbo boabrece ck da el eleen eraeroerrestet etag mg pga honia icailyinaintipiis it itaka kamkanki laklamlatle letlipll lonlyalyomarmerminnd ndane nganggno ntentiog olaoneongor ot oy pagpanparpatperponrd re ricry salsanshosinso stastotaltante tortraulaulius wan",
   "4": " bi bu ca la ng pi si trandaraas ataay es in la lanmanna pinra ro ta terto ya yo ",
   "5": " ba ka ma saalaan anger ingon ",
   "6": " pang "
  }
 },
 "finnish": {
  "total": 11400,
  "letters": "abcdefghijklmnoprstuvyzäöš",
  "groups": {
   "3": " al av et hy is jo ju jä lo lä ne nu pä pö re ri so sy sä to ty tä yhaapahdai ailakeakoalealkaloamaamean anhaniannapeappapuapäarharjarsartarvasiassateaukaurde dekea eeneeteikeileineipeloelteneenkenses esiestetohanharhdehtihu ideiesietihaiikiisiitiivijaikeikoikuilailmimeinginkintinäippirairjis isaisoissitiituiukivaiväiä jaljääkahkaikamkeakerkeskiikinkivkoikolkotksaksekukkunkuokurky kymkä kärlaalailamlanlaplatlenlikliplislitlkalkkllälmalmilokltalusmarmasmatmermikmpamppnelniknkankinkonkynnenninnuno nssntonttnu nutnä oa oinoitokoolaolmortoskouspa paapakpanparpaspespinppapunpurpyöpäipäärakratrikrjarjorttruoruurvarvirä saisalsanseisiisinsisskaskissastostusu suksuosuusä säntaktaltantarteetietiitoktsatsittottätu tultuntusua uisukaukoukuuliullumiuntunuuokuuluunuuruvavaavarvatvelvesvoivä ymmyt ytäyöräivänkäriätääär",
   "4": " au he hi hu ja ky kä lu me mi mu no py ra ru se te ti tu veaalaanaisaitajaakaakkaksaliammampanaankansantapaaraariaskastattaulavaeiteksennet hamiinikailiillinainiio ipuisiiskit itaitoitsittivikaakakkalkankarkaskatkaukeikelkenketkirkkukonkorksiku kullauleiliilinllilu lä ma menmmammene nsintantintäoisokaolioneonioraostottpaipalpelperpi ppippupu ra ranrinrkksa setsiksilsitskeskussistestitaiteltertiktintoitortääulauluunauoluorurius usiustut utautouttuu uusva valvi viiää ",
   "5": " ha ke ki ko ku la le li ma pe pi po pu sa si su ta va viaatainalaallas at ataauteliellenteriettia ikkin ineistja ki kkakkikkoko kuula lasli llallolo maana ni oristataato ttatä ukk",
   "6": " ka paaa en ka nenri si ta ti tti"
  }
 },
 "hungarian": {
  "total": 10072,
  "letters": "abcdefghijklmnoprstuvxyzáéíóöúüőű",
  "groups": {
   "2": " aj au bi dé fu fö ga ge go hó lé or pé rö st tr álabaabdadialóancanáapaappapíar arvatóbalbdaberbolbuscskdrádzsdélecsegéembencepeezefájgolgörhanherholhulhárhéticaicsideileindirkió jó kelketkroképkéskönkötleflemllólyalókmbemozmplmásndőngenyényúokooltolóorkorrortot ottpanpcsporppapálpő rajrnyrokrázsa salserskestaszíszóségsüttattejtemtsztökuhavan",
   "3": " al bu ci cu de do el es fa fi fé fü gö he hi há kr ku ké la li lá mi má mé ne né ol pe po pá ra ro sa se sá sü to té tö tü tű ve vá vé zsacsag ak akaalaallaláandanganyaraarkartaráautavaba banblaca csadesdobeg ek ekeellelyem en endeneengentenyerceréesteteeveevéfa fogfonforfölga gatgergesgetgyagyegymgépgó hajhalharhathelikaingintiráizejegjáskankapkarkaske kenkeskinkockolkonkoskrékuskánkörközlablaklanlaplcsld lenlevli ll llellált ly ládlámlánma magmatmb melmenmermiknagnc ncsng nnynt ntanyenyooboocsodiog ogaok olaolcollolyom ombon onaonyoroostoszoz ozipa papparperpospárpírranrcsresrgarikromrosrt rágrékrítró si skasolsonsszszkszoszészöszüságsülső taltarte tekteltentestiztoltábtáltántártástéstörtő tűzullus utóvarvegvervilvirvélyolzemzerzetzs ztaztázárzászó züláblák ál ályárgáskászés éz ít ítóóraög ök önyör úszültüveős ",
   "4": " ba be bo eg fo gy ho ki ko kö le ma mo na ny pi re ta ti tá va viagyal an ap as aszat borcs csecsicsoda dikel eleer ereeszet ettfelgy ia illiszkerkorla letllaló megmosna napnyaol or orsos ra rszszaszisártortt uszvasya zenzikzágállán ányék él ényép ér észöldörö",
   "5": " cs fe ha ka ke me pa teegyes ik ka ny sz szesztszáta tó ág ár ás ",
   "6": " sz"
  }
 },
 "indonesian": {
  "total": 11404,
  "letters": "abcdefghijklmnoprstuvwxyz",
  "groups": {
   "3": " ap as ay ca ce cu do du es ga gi hi ik in ki kr lo mi mo na pr re sta ka la pa sabaabuadaadoagaagiaguahuainajaakealealialuambameamuancansanyap apiartaruasiau ausautayuba bagbahbakbalbawbaybenbi bilbinbirbisbolbonbu buabukbulbutcancincuccurdaldandardeldiadindurebaebuedaegiejaek ekaekoeleelienceneenienjentenuergerkerpes esaeseesietaeteg bg kg pg tgelgerggiggugiagiggingkigorgurhanharhoni bi li piduigaigiih ilailiim inaindipiiriisiistitajamjarjerju k pkackakkalkamkapkaskemkepkitko kolkomkopkotku kukkunkurlablahlaklarlemlenli limliplislonlu luhlunlurmaimakmasmbembimelmi musn kn pn sn tnaknasndinekngeni ntinyanyenyiok ol oliomboneop opior oraotaotiotopa pakpalpapparpaspelpempetpirpispu rahrakrapratrbaremrenretriarisrmarotrsirtarukrumrussa salsansarsauseksensersiksimsinstastet ptahtaktartemtentontoptortultunua uanuciukaukuulium umbuncurausiutawanyamyi ",
   "4": " an bo de di ge gu ha je ju le li lu mu po pu ra ro ru si su ti to tra bacaahaai akaakial ampandanjasaatuawaayabatbelbunburci di el eluempendenyepaerbereeriermerserteruetigarggagi gkagunia ianik il imaintit ja janka karkatkelketki la lamlaplaslatlinma marmatmbambumermpampun bna namncincundangingunjantantuolaompongot pi pinpulputra ramrikrinru runsakselsemsepsi tastelti tiktinudaulauluuru",
   "5": " bi bu da ja ko ku la pi ta tuak alaam amaanaantapaar araariatabanda emaembenaer eraet ga ganikain ir is kerlanmanmemnannggngkon panpatpenperranri ta tertu uh uk un ur us ut ",
   "6": " ba be ka ke ma pa pe sa se teah as at berelaengingkanmenngatanung",
   "7": " mean ang",
   "8": "ng "
  }
 },
 "italian": {
  "total": 11636,
  "letters": "abcdefghijklmnopqrstuvwxyzàèìù",
  "groups": {
   "3": " ac ap au av be bo br ch d  es fe fu ga ge gh go gu li lu mi mu na ne oc pu re ru si to un vaa aa ba ma sabbadeadiaffaggagoaioal aloaltamaambameamiamoaneanianzapoarcardariarsascateatiautaziazzba bagbalbarberbiabracapcascatcavcetcomcopcoscrocucde dendesdiae ie lea egaeggegnel elaeleenaendenieriermertesceseessetrffificfiofonforga gheghigo guahethiehioi ci di piacialiccideie ienietindiniintiociolioriraitaittivalarlenlitllelonmagme melmermetmicmo mpampempinatncondending ngonicnnoo aocaofoogloleombomeompondonnoriornoroorsoscosoossotaotoovepa pelpenpespetpicpiepinpo ppaprepriracradrafragrarrelrenri riarigriorisritrnorotrrarrortertosalsansarscese segsersicsolspaspespissatagtaltattentictivtoltontostreutouttvalvanve venvo za zo zzo",
   "4": " a  al an ar as bi bu ce cr cu do fa fi fo fr gr le me mo no or qu ra ri ro sa so su tr ve via caglagnalaaliampanaancandangannanoapparaarrartassastataavaaveavocalcamcanccaccoce cercheci cinconcordardelderdicdo e deccedieraeroestfargerggigiagiognagnograhiaianiaticeiciicoieriglileineingireistitolanlatlavletli lialielinliollima manmarmatmonnarncindandoni nnantantintoo doliollonaonoontoraortostpalpanparpatperpiapolporproquaramranratricrinronrosrsirtasa scasciscosetsi ssessostestistostrtantarterti tintratritrouccvervolzio",
   "5": " ba ci da de gi in la pe pi po pr sc se sp st ta tea daccaleallantatoattca carcchccichiciacioco colda di entgliiaricainainoionllanteoccolaolooneoreottra so stateltorttattetti",
   "6": " ca co di ma paellereettia io la le llolo na ne ro ta te tto",
   "7": "areno to ",
   "8": "re "
  }
 },
 "javanese": {
  "total": 5405,
  "letters": "abcdefghijklmnoprstuvwyzèé",
  "groups": {
   "2": " ab ad al ap as bl br ca cu da do gi gr ha hi ho ir iw ji ju ki kl lu ml mu na ni pl pr re ru sk sl so sr st sw tu un vi wia ka rad adaadoageaguahaai ajaakaakiakoaksakualealjaloamaancanuanyapiaruasaateathay ayaba badbahbatbekbenbi blabotbrabrobukbunca cancencincurdhediodo du egaekaekteluem empenaenientepeepoermertes esieteetiewag ag bg gg pg tgalgamge gergetgi gingkago godgoggragurh khahhanhethoghuwi bi riduih ikeikiikoilailiimbinaindintip iriisiistiwaja jagjamjarjerjinjunk bkakkalkapkaskenkepkidkilkinkisklako kolkonkorkrakrekrikroksiku kuskutkuwladlaylemlenlerletlikliplisljulokloplotluwmabmahmaimarmbomenmetmi mpampimpona ncincungintanthntintunyaokoomaotopalpespetpinpirpolpu purrajrakramrinruksaksalsanseksensirstastestrsu taltektontriu bul uliunauruuteuwawadwakwonya yu ",
   "3": " am an ar bu ce dh ga ge go gu je le li lo mo po pu ra su ti to tr wa we woa aa sabuacaadhalaaliam ambameampanaandanjantariasiataatuawaayubakbalbisbolburda dhodhudonedhek elaeleemaen enderaerieruetag sgenggagunha hakhokhonia ikail in ionir itajanju ka kackamkankarkatkemkerketki komkopkunkurla lamlapli linlonlunmanmatmbembimermonmpun snanngknguni njantentoodhol olaoliombompontop opior ot otipakpappatpelperpi pitponputrenretrokrotru sarselsemsi siksintasteltenthati tiktoptortrouk ukuun uncunturaut uwiwanwit",
   "4": " be bi bo ja ke ko kr ku la me pi ro si ta teah ak al apaar araas at banberdhael embengepaet ga ganik is it mbandhngangenggok ongpanra ranri riksepta tantertu ur us ",
   "5": " ba ka ma pa pe sa seer inglanon ung",
   "6": "an ang",
   "7": "ng "
  }
 },
 "kazakh": {
  "total": 5201,
  "letters": "абвгдежзийклмнопрстуфхцчшщыьэюяіғқңүұәө",
  "groups": {
   "2": " ай ал ат ау ақ би бү бә бө ва ве га гу да ди жо жы жә ит кр кә ла ло ми мо мү мұ на ни но ор ре ро си ск со ст сү сө тұ тә фе фу ха хо ше шо шы шө үй ұл әйа са қабыадаадоазааймайыалдалиалмалтальалғамеангапыарбариармау аудаусаш аянақааққаңғба бадбарбасбатбағбақбе бейбелбетби борбырвайдалдақдердиядыздықді егеегіей ейсексектекшел елгелкельеліентераериермесіетаеткетшетіеуіешкжалжанжаржаңжелжержүзжұмзбезілие илиин инаит итаиімйнейрейсекалкаске кейкемкенкеркескеткиіккоколкомконкопкоркоскрокс кшекі кіркіткүркәмкөзкөлламлақлгілдылділеклеслетли лиялкелмалослт лталу ль лі ліглікмаймармасмақмекметмонмотмпимырмұзн жн кнайналнаннатнақнд ндиндынекнт ны ніңойыоккокоокөолионтоп ораордортот отооңыпа палпанпарпе перпинполпорракралрамранраурағрақрбари риярк рларлырмеросрпіртаршаршірынрысрышрі рікрғасалсарсаусағсерскескоспастестрстісырсықсі сқасәбсөнт стамтаятақтботектелти ткатоктортоқтратротшіты тынті тінтқатүйтүсуруус устутбуықуішфинцияшақшқаым ырыыс ыш яқ ілдін ір іруіріғазғайғанқ кқабқазқағқшақызқұрүйеұз ұлаұраұрыұшаөліөрт",
   "3": " ав ар ас ая бе бо бұ же жү жұ ки кі кү кө ме па пе пи по се су сы сә те то тр ті тү қы ұш өрабаавтаз ал ам амаанданиап артас ат атыауыаяқағыақтбанболбі бұрвтогергі да дардірелеен енберіет жапикаингкаркүнла ланлдалы лықлғама манмерна нбінг ндандінияол пырра рекрикрмарт ру ры сансенстатантартастаутертыртікфонханша шаршатшы ші ы тыз ыр ыраігіім іш қа қалқанқарқолқтақырқұл",
   "4": " ка ке ко ма ша қо құай алаалыанаар араарыасыағабалек ер ка он сы та ын ік ғы ",
   "5": " ба жа са та қаан ақ ия ық "
  }
 },
 "latvian": {
  "total": 5737,
  "letters": "abcdefghijklmnoprstuvzāčēģīķļņšūž",
  "groups": {
   "2": " ak am ap ar as at be bo br da do dz dā fe gl gu ha hi ho in iz ja kā le lo lu lā mi mu mā ni no pr pū ra re se sn su sv ti tu tā tī ug uz ze zv zā če šķa pa taciadoadzainaitaizakaakmaksaktalialnalāameangankanoapīaraargariaroasaataatoatsaudaugaukauraviavībakbalbasbatbijbisbrabusca ce cepcircisdasdatdegdeldeodesdindisdo dusdzedzidzēdārebreduejaekteltelīembenoenvepueraereestetretuezieznešafonga gaigligregrigrāgulgurideiegiemiepieriesiezigzijsikriksikāiliillilsindintionirgirkiršiteituivsiņijasjošju kamkankauketkliklskmekokkolkomkopkorkoskraksnksokumkurlailanletlielijliņlkslnilonlotlītmasmatmbambimetms mu ndanfenijniņnētnīcobuokooliomaonfonioraorsotootsotāošapa parpaspe pilplapolprips pulpārpīrranratrgsrilrkarperturvirīts as ks ms psalsarsiksisskuslēsnesnisomspastrtditiņtnitobtomturtustājtālu ku mudeuleuliulkumuureuruus ustvarvecvidze zemzenzivzobāciāmaētaīcaīmeīnsīteītiķirļa ļi ņi šu šķīūka",
   "3": " bi ce ci de di ga gr kl ku la li mo mē na pe pl po pu ro si sl sp st ta te tr va ve vī zo ķia baisaleamaandapaartassastaulausautašība banbolbribumburcijda de dieds ekseleeliemeenaeneeniensenteriersetefelguniediekikainginiistiņaiņškalkarkasklakonkrikrokstlaplauleslidlinllema maimašme menmernasnesnienotokaoksolapalpappelpiere rijrikritrokronrāmsa sauskoskrslistaststeltenterti tortrouguuksumbunsursussutova vievisvs vīrziezirziszīmānsārsīnaīriķisņa ņš ša šanšīn",
   "4": " au ba bu ko kr ma me pa pi sa sk vi zianaes etigs ienietjs ks la le ls ne onsra rierisss steta tis",
   "5": " kaas ijaja ka lisna nisrs te ts ",
   "6": "ns ",
   "7": "is "
  }
 },
 "lithuanian": {
  "total": 6253,
  "letters": "abcdefghijklmnoprstuvyząčėšūųž",
  "groups": {
   "2": " an ap at bo br ci de du eg el fu ga ge in ju kl lo lė mi mu mė pr pu pė re ro ru se si sm sn sr sv ti tu ug vy če še ši šv ža že žm žvabaadaageaidailaitaivajuakiakoaktalealnaloalyameamianiapiaplarbardarkarnarsasaaspatiatoaudaušaviazdašiaštbasbinblybolbrabulburbusda dandeldijdo dordraduodė džiedaeduegeegleiseitekiekseleemėenaeneenkeraesiestetretėeškežifa fongelgengesgimgingnigragusgė gėsi ki lia iagibiidiiešiklindinuinyiojiosipiirairkitaiuriutiviištji jimjo juskijkisklėko kojkopktukė lijlo lotma marmedmenmermetmešminmo monmpinainamndanelnijnionkio bo pobuokoomponiopaosiotaovapappaupelpieporpriramritriurkarnarnirodrugrė s as ks ps žsaisalsi sinskaskostostrsuktadtaktanti tomtostų ugnuoturkusausiustuteutėuviušivervievė yračiaėjaėjiėlėšasšinštėžvažė ",
   "3": " ak ar be bi bu da di dr gr ke ki ku le li na pe pl po ri sp st su ta te tr ve vi vo žiadiagaaigaikainakaaliamaamuanaandangankantapaariateaukaulausautbalbanbildaidasdiedinedienterietaetiga galiauiediesietikaikiikrilaimaimoingio ioniukių jaskalkamkarketklikomkonkorkoskrakrekrikrokštla lailanlaplenlialielioliulėsmasmobmotmuomėlndinganiantantintunysnėso kobiodiojaojioliolyomooraoriortotopalparpinpirplara ragrairakranratrašrierijrikrinrisrtas bs rsassausisskrspastitaiteltertojtortratritrotukukšuliulėuolutautouvavaivarvirvisyklėlištaštių s",
   "4": " au kr la ma me mo pi ra sa sk vaalaaraatabatdiselielėenigasiaiieniliinainkintka kinklalaslinlysna ninnkanė onaos pasrasstata tintistuvtė ukaus vasės ",
   "5": " ba ka ko paai ijainiinėja kaslislė nasnisys ",
   "6": "tas",
   "7": "is ",
   "8": "as "
  }
 },
 "macedonian": {
  "total": 5148,
  "letters": "абвгдежзиклмнопрстуфхцчшѓѕјњќџ",
  "groups": {
   "2": " ап би бр ва вр гл го гу да до др ел зе зм ин ке ки кл кн ло лу ми ни об ог од ок ор оч ре ри св се си сн ту фа фе фи фл фо ха хо хр цр чи ша шп шт ѕв јуа ма ра та ха шабаабиав авиавтагаадаадеаз акааксактал алиам амаамбамианганеаноансантапкапоапчареармарнарсас аскасоатеатоач ачеачкајаајцбалбанбарбедбелбенби болбонборбрабурбусвалвајвањвелви видвинвицвниволвривртгалгаргергладалдардендиндисдијебеед едаедиездек ектелаелиелкелоемвемјенаендеткетнетоечкешкеј жарзелземи аи ди зибаив иваивоигаизгилеилиилоин индинеинкиноипеир ираистит итаитоициињакапкачквакејклуковконкопкоркоскоњкракриксиктоладламларлатле лебледлекливликлинлислијлослсклучма магманмармајмбимбумврмедменмермечмејминмобмонмотмпимрамскнеднецнигнкиноснцео кобиог огаод одаолкомоомпонеонцоп ораореороортос от отиотопинплаплиполпрораврадразрамрасратренрецрибритрицричријрогрокртартисансовсонстртвоти тивто толтомтратркубаулаумбун ус устутехарци часченчилчиншкајак",
   "3": " ав бе бо бу ве ви во гр де ди ку ла ле мо мр на но пе пл пу ро ск сл су та те то ча чеа за ка па садоак алаалеалкалоамеанаанданианкапаар араариартастат атаај ањеба билва ветво втога града делдо ел ениериетеетиењеикаил илаинаингиниионискичккалкамканкаркетко колкомкроланленлетло метнг нданетни нинницнијнкано нсков овнок окоол олаолиор остпа палпанпарпатперпкаприпчера ракранри рикркарскскискосо ст стестотантаптелтенткатоптортроуваускфонце ња ",
   "4": " ба кр ли ма ме пи по пр ра са со ст тр јаан елеен ер ет етаец за ик ицаки лканикон статерца че чкање ",
   "5": " за ка ко паијала на ската ја ",
   "7": "ка "
  }
 },
 "malay": {
  "total": 11602,
  "letters": "abcdefghijklmnoprstuvwxyz",
  "groups": {
   "3": " al ap ar ay ca ci co de do du em ga gi go gu hi hu ik je ju ki kr lo na or re ru sk so st to tr ub un waa ba la pa sa tabaabuacaad adiaduagaaguainairaisajuakualialuampanjap apiaruasiatiausayuba bajbakbalbarbawbegbenbi bilbinbisbu bukbulbutca cakcancerci cincurdakdaldu duaedaeg ejuel emeenceneenienjenuergerjersertesifong kg mg pg tgargemgergetggugiggkagkugulgunh phanhiti ki pi si tidaiduigaigiilailiim indip irairiiruisaitajamjanjarji ju k ak bk kk pkackaikakkalkapkenkepketkinkitkokkomkopkotkrikulkunkurkutlabladlahlaplarlekletlimlinliplualunlurm pmahmaimarmben kn mn pn tnamnasncincundinginguni njanyeokooliombompor ot otiotopa palpappaspelpetpispu rahrakratrbaretrikrinrisrmartasa salsansausejsemsepsihstasu tahtaktaltamtartastekteltentiktistontortuktunu tua uanuarubaudaukaukuul ulium umbuncurausiutautewanya yamyan",
   "4": " ai an bo ce di ge ha ko le li lu mi mu po pu ra ro si sua kadaahaai akial amaambantasaasuatuau awaayabahbanbasbatbirbolbuaburda dandardi ejaek ekaeleelieluempen enaendentenyepaerbereermeruet etaetigelggagi hari bia ianih il imainaintir ja ka karkaskatkelki ku laklaslatli luhma makmasmatmbimbumelmerminmpampun bna naknanndangentintunyaok olaon ongpakparpatpempi pinpulputra ramrenru runrussaksarselsi sinti tintu uahulauluun uru",
   "5": " bi da ja ku la pi ta ti tuakaalaanaandapaaraariatabelbunemaember eraeriga ganik ikain is it kerla lamlanmanmbamemnggngkntapanperranta teruh uk ur us ut ",
   "6": " ba bu ka ke ma pa sa se teah ak am ar as at berelaengingkanmenngapenri tanung",
   "7": " be me pean ang",
   "8": "ng "
  }
 },
 "mongolian": {
  "total": 5556,
  "letters": "абвгдежзийклмнопрстуфхцчшыьэюяёүө",
  "groups": {
   "2": " ая би бэ бя бү ва ги го гэ зо зү зө ин кр ла ли лу ме ми од он па по ре су сэ те тр ту тү ун ут уу хя цо цу цү ча шо эв үн үү өм өнаасаахаашав аваавдавсавтавьагвагиагтагчад адаайралзалуалыальамаамбамеаниантанцарварнарьасаат атаахиаш баабайбалбанборбугбудбусбуубялбүрваавайвдувтовь вэрг тгамгасгвагергилгинглаглого гоогоцгт гутгуугэнгэрдавдардеодэлдүгдөгдөрей ексельеннериет жигжүүзавзагзаниа идеик икрилгингинжис исдиститаихэй цйцакейкомкролаглгүлдалдэли ливлийлимлонлоолэнлүүлөгмаймалманмармбамбимермикмодмонмормпьмэгмэлмээмөсн ан дн ун чн өнаанавнайнг нгангиндөнж ннино нц нэ од ом омпооморгорторхос от пьюр бралрварвэргирдэрс рсархорээсавсамсонстасэнсүмсүүсөнт хтавтахтертогтоотортратэмуй ун уруусауснуунх ххорхулхурхүнхүрхөлцаацайцасчихшары хьютэгчэд элгэлхэлээм эрдээрютеүгэүм үн үүлөл өмсөн өндөр ",
   "3": " ав ал ам ар бо бө гу гү до ду дэ жи зу ка ко мо мө ни но нэ ор со сү тө ур ус хи хэ хө цэ чи ша шу шү эм эраалавчагаайналгалиалталхам анаанганыаргариарсах ахаашибагбарбөгбөмванвуувч гайгангаргахгтэгуйгээгүүдаадагдалдандэгдэнер жинзурил й хлаалайланлт лх лхилынль лэгмашмбөмс н гн зн мн нн сн тн цн шна нарнгонд ндани нийниснх нэгой онгоолор орорагранргарийрикрт руурынрэгсалснытайталтантартастэйтэрувуугуудаул ур ураургус утауулхавхалханхархийхойхэрхүүцэгцэцчиншилшиншувшүүэгтэл эмээнээрээцэээ ээлүрэүхэүү үүхөг өмб",
   "4": " бу да за ма на та то тэ хо ху хү шиаа аанаараг ал алаандараас га гаагалгийгч дугий лгалуун бн хны он р ссансаругауу уурхайцагэй эн эр үр үүр",
   "5": " ба га са ха цаай ийнин йн ын эг ",
   "6": "ан ар "
  }
 },
 "norwegian": {
  "total": 9638,
  "letters": "abcdefghijklmnoprstuvwxyzåæéø",
  "groups": {
   "2": " an ap av bø di du fj ge is jo ju kv lo lu ov ry unaffaktalaameapiarbariasjbadbelbjøblablåbrabrøbukdd ddedendineboed eg eglegneilelgergetifelfemfot",
   "3": " ar bi de dr fa ga gj gu gå hj hu hø in ja ki kn ku la li lø mi mo mu ne ni no pi pl pr pu ri ru rø si sl sm sn su sv sø ti ty vi øyad adeageal aleam amaammampan aneankansappar araardarkarmartassastat ateattbalbanbeiberbesblobokborbribusbærdeldledradree oe peddedeeggeinekaekeeksekteleelseltem emaendeneennensentepleraereeriermernersertes eseeskesseteeveffefisfonfregargengergesgg gjeglegragregå hanhånideie ikaikeindineinkinnippis istittivejeljerjonjorjuljørkarkaskenketkinklakleklikolkomkonkrakrekrikroks ksekt kulladlaslatlegleklesliplselt ltelyslå manmarmasmatminmpemstmusnesninnkensenstnteokkokooliom omsoneongontordornostoteovepanpappenperpilpirplaprirakramrd redrekremresretrgeri rilrisrivrk rm romrosrrerstrterødsalseksensinsjesjoskrskusolspaspespististøsyktekteltemtetti tiktoltratritrottiturtøvue ukkuleullundur us vanvasvinyggykkyllyteyttå påndåpeår ær ød ønnør øreørnøstøttøveøye",
   "4": " be bl bo br bu da fe fi fl fo fr gr ha he ho hv hå ka kj kl ko kr le me op pe po på re ro sa se sj so sy ta te to tu va veag akeakkallandangantaskbildagderekkellengerkestet forggeia ikkil illiskje kankelkjekk korlanlerletlinll lomme melmernd ndenerngenn nnent ommoppor ortparpe pinpp ppepå ranrikrinrkern rt sersk skaskeskiskjskoss ssest stastostrtantentortreve ver",
   "5": " ba ma pa sk sp st trannde el en ettge in ingkerkkele llemmene ng on re se stetertt tte",
   "6": "ke te ",
   "7": "er "
  }
 },
 "polish": {
  "total": 11255,
  "letters": "abcdefghijklmnoprstuwyzóąćęłńśźż",
  "groups": {
   "3": " au bo de dy fa fi fo ga go gł hi ho ki ks kw le me mo mu my no ob od ok or os pl pu pł ra re ry rę se so su tu w  ws wł ze zi zę ła śn śwa ka na pa zachadzaj akaakialaalealiamaamiamoanaandanganyarkarnaroarsaryaskastaszat ataateatkatoautawaawkaścba banbiabrace ch chychóci ciocjadandekdendesdiadkadnidrody dłoeciedeegaej ekael eleem enkenteraerwerzesieszet etaetkewaewieć fongargiegnigragłohy hódiadiatiaćiemienietiewinaindinginiinoioniowiskiątiętjedkalkamkankawklaklekolkomkonkopkorkołkrakrekrokrzkrękulkurkwikłalanlarlaslatle leclekletlewlicliklinlisliwlkalowma matmieminmocnacnarnaśndandinekno nownt obiochoczodaogaogrok okoolaoleoliomaonaonior ortosioszot oteotooweowiołoołupa parpasperpinpięplapolpomponporpołproranratrawraćrekrkorniro ronrosrowrt rtyrybrykrysrówsamsiasiąskiskosowspast stesz szaszeszkszysłutactantartaćtekteltkito tontoptostrotrytrzturtykudnukiulaurkustuszut utowarwicwinwo yczyk ynayniynkystyszyć za zakzarzaćzeczeszićzkizkoznyzonzowzyczykzynzywzębów ół ąt ła łkałowły śliśmiśniświ",
   "4": " ba bi br bu ch ci dr dz gr ja je kl ku la li mi ni ro sa sk sp sł ta te to tr wa wy zaa daczadaak an araartarzawibieca chachociaciecz czaczeczkcznczoczyda ec eczenier eń ga icaiczieciedielieriesieńistię ja karkaćkieko koskowla marne nicniknkaodzon oneonyostpiepodpraprzra rkarodry rz siesięstostrstyszcsłotertortowtraty uchwanwiaykaywazczzekzkaód ówkć sło ść ",
   "5": " cz do ka kr ma na pa po pr si st sz wianido ek ik ić nianieowyrzerzyskastata tkawa waćwiewkawy zieści",
   "6": " ko pidziia ie ki na ny owa",
   "7": "ać ka "
  }
 },
 "portuguese": {
  "total": 11175,
  "letters": "abcdefghijklmnopqrstuvwxzáâãçéêíóôú",
  "groups": {
   "3": " ac am an ap as au bi br cr cu da em fi fl fu ge gi gu ho in ja jo lo lu mi ne ov pl pu ra ta ti tu vaa ca fa ma rabaabeageagoaioaixalealhaloameamiampanaancandaneanianoançapaapeapoaquarcareariastateatiatoaulaveazeaçãbatbelbonborbribrocalcaschechichuciacincioconcoscroculcurdardasdendezdiadiodrae ae mebrecaegueiaeioeitejaeleenderaerrervesaesqessetoeveezefeiflofonforfrefriga gadgelgragregueguiheiherhorhãoicoidaidoigailoim imaimeincineinois iteixaixojo ladlavleiliclimlinlosmadmanmasmeimelmenmermesmo monmormpamprmãonarncincondandindone netngangongunhenhãninnjantintrnçao ao sobrocaocooitol oleolioloom ombomeomponaonoordosaossostotaoteotoourovaovepanpaspatpedpeipelpenpirplapo polponporprapripropulr ar sramrasratrdardere regreirelremresretriaricridrilrisritronrourrerrirtertosalsansarscase segsersolspassostetadtasteiteltesuarue uenuetuinulhuloupauroutavarvelverxa zeráriço ",
   "4": " a  ab al ar be ce ci di do en fa fe fo fr ga gr le li mo na no po re ro so su te to ve viacaacoadaadeal alaamaanganhardarrartassataavabalbanbarbolbracabcadcamcancerchacolcomdeidese be ce de pegael elaelheloem ertes espestetagargo guaharhasicailhinaingintir istitaitoja lanlarletlhoma marminnhono ntoolaolhoneontoraorrortpa parperpinprequar dradrarrenrinriorosrrarrortas dscoso squssastastrtertintortratretroulaurava ve vo ça ção",
   "5": " bo ch la ma me pe pi pr qu sa se trantaraas ca carco corda dorer esceteha ho inhio irairola lhalo na nhantanteo dor os quequiransa tar",
   "6": " ba co es paa dadodo eirentia ra ro ta te to ão ",
   "7": " ca dear de "
  }
 },
 "romanian": {
  "total": 11274,
  "letters": "abcdefghijklmnoprstuvwxyzâîășț",
  "groups": {
   "3": " ac am ap as au be bo cl câ da dr el fe fl fo fr fu ga ge gh gâ ha ho ia ie in jo le lo mâ mă oc or pu pâ ra re ri ru ră so să te tu ur va șoa fa la ma pa ra ta vaceachadăafiaiealaalbaliameamiampanaancandanganianțapoaptarcardarfas ascaseasăatiatrautașiațiațăbanbasbatbilbrabriburbă c dcamcascatceacercinciociucoacolcomcopcoșcrecroctoculcutcălcărcătdesdice ae ge je le me îeațeciediei eieelaelien eneeptergerverăesceteeu eștfieflofonfrufurga gargheghigragregurhini dianiatic ideii ileiliinaincindiniintințireitaitoiu iunițăjitlaclarlatletliclieloalonmatmașmbimbrmedmermetmicmieminmă n cnarnchndandănetnezng ngenghni nicnienotntentontrntănțințăoaloasoc ocaochocoogroi olaoliombonaoneoniop opioptoraoriortot otoou ouăpe penpiapiepinplapreproprăpt ptepunpă pălpărr drafranrd rderearecreirezroart rtertirtorăjrătschscuscăsersoaspasprspăst stisărt dtarti tietintoatoctoftontritrotrăul undunguniursus ustut utoverâinântânăîn întăjiălaăr ăriătuși șteșă ție",
   "4": " al ar bi br bu ce ch ci cr că di do du fa fi gr la li lu me mi mo mu no pl pă ro sa sc sp ta to un ve vi șaa aa ca da îac al alealăan antanăaraariartarăastateatoatăbalca calcancarcheci concorcu curda dindă e be seceel eleenter ereeriestet ezege hethi icaiciicăierin ineinginăionistit la lanlealinmarmânna nt os panparpatperpicporprira ratricrierinru stastesă teltertratreturun ureuriurăzecză ătoți ",
   "5": " ba cu ma pa pe pi po pr se st su tr îna sar areat ce chică e ce de pea etăia le lă ne oaron ri ră se strta te tortruă dță ",
   "6": " ca coie nă or re tă ",
   "7": " a  dede "
  }
 },
 "serbian": {
  "total": 10284,
  "letters": "абвгдежзиклмнопрстуфхцчшђјљњћџ",
  "groups": {
   "2": " иг ин ке лу ри ср ус фл фо фр цв ши шпа оалоансао арсартациачкањабанбицблабусванвацведвезви внигаодатдо еваедеездетезалзатзнаибаивоидеиклиниинсијсићиканкиркоњксиктокутлам",
   "3": " ау би бо ва во вр гл го гу да ди до др ду зе зу из ис кл му од ок ор ос ре ру св си ск со сп ти ту у  фа хо ци цр ча чи ша ше ју љуа па рабаабуав авоад адиадоаесаз азаалеам амаамеамиампандапаапиапуариас асаатааутач ачиашиај барбатбе белби болбравањве вешвинвитвицворвртга девдитдраед едиелаелиелоемаенаендениео епаераериетнешаешкењеећизуби зи ки пизаикиикоил илиилоин инуионираитакамкапкаткваке кетклакликовкомконкопкоркоскракрекрокуплавладлазлакланлатле ледленлетливлизликлинлисло ловлонлопмармајмедметминмормпанаенданинновноснскнутобаобообуоваовиогаогрод одаок окаокоол олаолеомаомоониоп опаораореосаоштпалпанпаппаспатпелперпетпирповподполпомпоспреприпутрадразракрамредренретри рикринритрицријркароброгродролртаруксансатсвесласлуспастрсунтакталтаптартатте телтиктиртитткатнато топтроубауваугаудиук укаулаун унаупаус устутаутофончакчарче четчитчништијатје једља љкања ће ",
   "4": " ба бе бр бу ве ви гр де ки ку ла ле ли ло ме ми мо но пи пл пу ра ро сл су та те то че шт ја јеа ка саваавиадаакаалаалианааниараастат ац ањеба ва ватветво глаградандесевеедаелеен ер есеетаетииваик икаир истицеић карки ко колма нарне ни никно олиор остпа парплапрапрора равранрсксе сетскистастестистотантертортраут утице шкаштаћи ",
   "5": " кр ма на па пе са се ст тра зак ан ар да естет за и синаијала лицницон ратскаст та ја ње ",
   "6": " за ка ко по пратиитиицана ца ",
   "7": "ка ти "
  }
 },
 "slovak": {
  "total": 10530,
  "letters": "abcdefghijklmnoprstuvwxyzáäéíóôúýčďľňšťž",
  "groups": {
   "2": " by cu hu in ly lí ni ov pá ra ry si sn zo ľa šeadiadlandanganoasiastatiatkavýačibanbenberbežbiebkabolbrabuscesci ckodeldiednidnýedaem endenéeroesnetoevaeľ fónhaťhlihy ickiecietiezindinoinyis kamkapkavketkopkrakárké lasleklisly lyžmarmerminmodmotmárncent odoolnoraoroors",
   "3": " au be bi br bu ce di dr dv dž ha hl je ke kl ku kv la lo my ne ok op os pi pä pí re ru sm so su sv to va vi vl vo vý ze zu ča če ša ši šp žea na pa sad adaadnal alealiameancankapiaraarearoat atoautavaaviavoač ba balborch chachlchrciaciedendesdindovdradveechedeek el enkenáereeriervesieskesťet ečneť ha holhorhoviakiariaticeielieniesievieťik ikajedkankarkaťklakomkonkorkoskrekrikrokrákveladlaklanlavlačle lenlesletliclinličliťlkalnílovlávmatmedmorne ninno nosnovnsknárnásnúťobeobood odiokool oliopaopioreorios oskosťotoovkovnožkpadpalpanpapparpaspaťperpiepiťpkaplaplápodpolpospriprápríracradravraťre recredriarierikrodrozrý sansaťsemsiaskaskáslislost stitekteltentertictietkatlatnýtoktoltoptortovtratritvotý uchuhoukaus ustutouľavanvačvedvesvetviavievo vorvysvýcza zemzubá ká pá vák ápaásťát ávaé kítaúť ýchčekčerčiačiťčítľadľovňa škaštvžka",
   "4": " ba bo ch de do ho hr ja le li me mi mo no ná ob pe pl ro se sk sl sp ta te tr ve vy za zá či štaciak an aniačkce da dloec eleenienýer eraestetaeň hlahodhraierinaističkkolkovká ký la lialo nicnieny ná né níkok oleor ostováovýpraprera ranrovrskstastestotanto troty va vicvkavá ár ón ľa ",
   "5": " ka kr ma na pa pr sa stchoia icaie iť ko ky liena nkaovasa skostrsť ta vaťvý ík čkať s",
   "6": " ko poať ca ný ",
   "7": "ka "
  }
 },
 "slovenian": {
  "total": 10838,
  "letters": "abcdefghijklmnoprstuvzčšž",
  "groups": {
   "3": " av be br bu da di do dr ga go gu hr in iz ju ki kl ku lo lu od ok or os pu si sk sm sp sv ti tu um ur va zd zo zv ča či čr še šk št ža žea ka ma oa sa vaboad adaadiadoakealaalealjalkaloamaameaneaniankapaapiariarnat ataateavaaveavnavoavtazaač aščba banbenberbolbradaldeldendildo draed edaedeediejaeklelaelieloenteriesaesketeetnev evaezaečafongalhlai vikoiliin indineir isaiteič ičeiškiščjatjenji jicjskjstkalkamkankapkarkatkavketklokomkonkopkorkoskotkrakrilaklanlaslatlavlačlecledlesletlečlijliklinlislitlivličlj ljiljulkaloblonlovma majmatmedminmizmormpinajnalnarnecnišnj nkanosnsknčnobeobiobood odnog ogrok okaol olaoleoljolnoloomaomoomponaoneončop opaopioraoreoriorsoseotaotnotooviovnovoozioč očapa panpasperpespetpispitplaplepljpodpokpomponpotproradrakralramrazrašredrenresretrezri ribrikrilrinrisritrniro robrogrokromrožrsksatsemsensessetsilskislosnisonstntantartentertevtirtnatretritrouh uhaunaus učavajvanvarvervesvicvinvnavnivo vozzelzobče čenčevčitčkaškoščaščiženžni",
   "4": " ba bo gl gr ja je la le li me mi no ob pl ra re ri ro sa sl so ta to tr ve vi vo vr ze čea pa zaj ajsak alian anaanjar araastavice da desel eleeljenaenienjeseetaeveečiga glagrahodi piceikailniloinairaistivake ki ko kolkovkroladlenlicljaljemarmetne nitnjano ogaokoolion or ovapalparpirpolposprapreprira ranravskoslastestistostrtekteltnitoptortrava valvatvetča čekči čniška",
   "5": " de ka kr ma mo na pa pe pi se st tealnec en er estet etii sijaje la lnilo ni nicnjeostratse skast stata za ",
   "6": " ko po pr zaatica ek icaik itija ka na nik",
   "7": "ti "
  }
 },
 "swahili": {
  "total": 5236,
  "letters": "abcdefghijklmnoprstuvwyz",
  "groups": {
   "2": " al be br di fa fi gu ha he in ke kr li mf ml mn mo mu mv mz na nj no po pu ro ru se so te th ti to tu ub us zaa ca da ja la sa ua vabaabuadaagiagoaguaisajaakualealmamiamoansanyao apaateatuausavuawaawiay ayaayobahbaibambanbaobarbasbatbetbi biabinbisbo buibukbunbwabwedandarde desdiado dogdondoodubdukdumdune me wejiekaekiekseluendengepeeraerieshesiezafalfonfungelglagu gumguuhadhaihamhanharhelhemhezhinho i ki mi wibiidoifaijiikeilaimiimoimuinainointinyio iooiriisaiskizaizija janjenjinjitkamkapkatkekketkibkifkikkilkimkinkiokipkiwkolkopkotkriksikukkulkunkuokuskutladlailamlealinliplislmelujmacmahmammanmarmasmatmbombwmenmermfumi milmismiwmkamkomlimotmpymtimvimvumwinamnasndune ng nianiso co wobaogoolaoliondoropa pikpilpo rafragrinrisrudsa saasalsaushoshusiksinstatarte thetiktrotumu lubaufuui ujiukaukiumeunduo upaushuteutivi vu yanyo yun",
   "3": " bi bo bu da du ga ja ji ju mb mc me mk ms mt nd ng pe pi ra sh si su tr uf via ba ta yachadiafuahaai ajiakaakialaamaambamuanoaruashataatiazibe bu chichochuea eliembenieo ereetiezofarfu gargi gonguri lichikaikoimaimbindingipiishitaitiituiwajumkalkankaskisko komkonku lanle lezlialimmajmakmbembimbumchme mpina ndendinginyonyunziokoombongonionooo otiotopanpirpu ranriksanshashitantelto tu uduukuulauliumaumbumuuniusiutauu uziwe za zo ",
   "4": " ba ko mi mp mw ny pa taa waa alianaandangaraariasiba chacheda di elega go ha hi i yikiiliiniiraisiji ka ki kitma mbamu mwandandongangonguno nyara ri ta ua unguruwan",
   "5": " ch ka ku la ma sa wa yaa ka maniia la li si ti wa ya zi ",
   "6": " kini "
  }
 },
 "swedish": {
  "total": 9627,
  "letters": "abcdefghijklmnoprstuvwxyzäåéö",
  "groups": {
   "2": " ap by de el fy he hå is ju ki kv kö ne no or pu su sv sä un våa uaffaleamabalbjöbröbusch chachicklddadindroekaektentergersfarfelfemfinfjäfrifärgrägröhalhamhjähushuvhögik ikeiljillinnivajunjäljörkamkläkomkoskotkrular",
   "3": " an ar be bi bu bä ch di dr du fa fe fo ga ge gu hj hä hö in ja jo kl kn ku ky la le li lä lö me må na ni pe pi pl på ra ri ro ru ry rä rö si sl sm sn sy te ti to up uta sageagnakaakeaktal am ammampanaangankannansantapearaardariarkarmartas askassastat atiberbilbloblåbokbolborbrabrobärckedeldisdskedaeleellelsenneriernfisflyfonfotfrafrugergg ggaglagn gongragånhanhörigeikaindio istitaittjorjuljärkakkalkankelketkinklakliknakniko konkrakrokt kärladlamlasle letligllellsloclomlt manmarmatmerminmormpamusnadndandrnerngsnkannans nt ol oliom ommondontopporgorsostot ottpanpelpenperpinplapp ppepripå rakralraprarratrd rderedrg rikrilrisritrivrk rm rn rnarnirolronrosrstrulrumrädrödrönschsensersigsjuskeskiskäsolspaspess ssastistostäsvatarteltistomtratrotruträttitustvätänubbuggullummunduppurkussuttva vanvarvatvervinvärväsvätyckyggäckäggältändär äraärnästågeål ångår åt ögoör örnöst",
   "4": " bl bo br da fi fl fr fö gr ha hu ko kr ma mi mo mu po pr re sa se sj so sp ta tu tv vi väackad ag allan appattbanck da dagde derdraeraet ettförgarge gelgenickienig il in ionis iskja karke kerkorkrilanlinll llama mmand ndengangeninockollordortpa parpparamranrinrt sa sk skaskoskrst stastrtante tentiotontorttatteungus ängätt",
   "5": " ba ka pa st tr vaandar areckael en ga la na on or ra re steta tertt ",
   "6": " sker ingka ng "
  }
 },
 "turkish": {
  "total": 10971,
  "letters": "abcdefghijklmnoprstuvwyzâçöüğış",
  "groups": {
   "2": " ci hi is iç iş ja kl mo mı ne sö ve vi yo ze çı ör öğa b",
   "3": " ak am an as at aç bö bü du dö ek er fa fi fı gö he ho in i̇ kr kö kü mi mu mü no on ot oy pe po pr ra re sü tr tu tı uz yı za çe ço ıs şa şeaatabıacıahtakaalaalmaltalyam ambameampaneangankanmanyapmapıardareariarkarmasaastateatmavaavuay ayıaz azaaç ağaaş aşıbabbahbakbasbağbekbilbirbolboybulbüyca cakcanci damdande derdi dikdivdişdokdoldoğdurdörebeedeediekiekmekteliemierdereerlerses etieş eşifonfırga gengergisharhtaikiiklil ileiliim incindiniis isiistiveiyaiz içek bk kk çkabkamkankapkaskerkesketkimkinklekolkonkorkrekulkutkuşkırla laklaslekliklimlonltılyalyelıklığlışmarmasmi minmurmuzmışn an bn kna ncancindinesni niznmanmentanu nyanı okuolaomuonuop ortostot otooyuoz oğupanpasperplapmaporra rabrafrakramranrderenretrlerlirmertartmru rı rınrıssa saksalsayseksinskesu sınsırtahtaktaltartattavtekteltemtentesti toptroturtı tıruklul ulaum umauncurmurturuusuutuuş ve venveryanyazyemyonyumyunyükyüzzarzmeçalçançekçiççıkörtük ün üneüreürüüs üyüıkaım ın ındırmırıız ızaığışarşekşmaşu şık",
   "4": " al ar ay ağ be bo bu da di dü el et ge gü ke ki kı la me pi se si so su sı to ye yu yüakial alealıanaandantap artat ataayaağıba balbancı daldenel eleenierietmeğigünikain ineir iyeiş ka kalkayklakmekurkızlanlarle lemlerletli lmalu lı ma manme merne ol parpatre ri rikrt sanstata tantastertmatmeuk un uz yakyapyarye ği ğı ık ır ısıış ",
   "5": " bi de do ha ko ku ma ta te ça çiabaamaar araarıasıda emeen er esiet ik karlamndaon rmasi ya ",
   "6": " ba pa sa yaan meksı ",
   "7": " kaak ek mak"
  }
 },
 "ukrainian": {
  "total": 11190,
  "letters": "ʼабвгдежзийклмнопрстуфхцчшщьюяєії",
  "groups": {
   "2": " в  ді ке не од сн ті фе фі ши шта за савкакоалкамоампансані",
   "3": " ар бе бл бо бр гу гі дв дл др жи зу кв ки кл кі ле ло мʼ му но ол пʼ пи ра ре ри ру св си сл см сп сі ти то ту хо ча че чи чо ша шв інʼятʼяча да ма па равиад адцай ак алаалеалиаліамаамеаміанаанганданианканнантанцапеар артаріатаах ба банболборбрабудбулбурбусвʼявелвидвилвинвкавлявниво ворвідга гаргодголгорградендесдляднидніевиедией ениеннентеніертесяетаза захзубиваивоикиилоильин инкиноираискитаицяй мйкакавкалканкапкетклакомконкопкоскракрекрикрокурла ламланлатленлеслетлийликлинлисловлодлосльклярлятлі ліклінлітліямʼяма магманмармедметмовмокмонмормінміснавналнамнатнг ни нкано нокнт нігніяобуобіовновіогаогродаокаокоолеолиолуольоліомаомоонеонтопаор ораориорторіот отаотиотопʼяпалпаппкаплапляповпомпорпрапропівпідрабравралрамранрахревредри рибрийрикринрнароброврозрокросротрсьрт ртирукрі різсансинскаскослиснісонст стустісятсімтантартаттиртнатнито товтоктомтоптротрутівтілудиукаульуляус устутнфонці ціячайчерчинчниша шиншкаькиювая няч ів івніг ід ідній ік ікаілкінгіндіньіркіт іта",
   "4": " ав бу бі ва ве ви во га гр де ди до за ла ли ме ми мо мі ні пе пл ро са се ск со су та те тра каваавтальан араастат білва ванвервтовітда диндитдцяелеельеньер ереет ецьикаистисяй ккаркаткийко ковколкоркуллкало матнаднняня ні оваовиодион ороостпарперполприра ратркасерстастестистострськтелтертийткатортратрить хідць ця цятчкаькаьниятиятьільіст",
   "5": " ба ві го ка кр ку лі ма на па пр пі ствийинаитики ль льнля никнь ок олося та тисуваія ",
   "6": " ко поватик на ний",
   "7": "атиий ка ти "
  }
 },
 "uzbek": {
  "total": 5493,
  "letters": "abcdefghijklmnopqrstuvxyzʻ",
  "groups": {
   "2": " as ay bi br da de di do du fi fu ga gi gu ha hi is ji ke kl kr li lo mo na ol or ot oy pu ra re sk st uc us uy va ve vi xo ye zaa ka ma qa saboabrachadiadoagiakkaksaktaltamaameamoampanjanoapaarcargaroarrartarvas astavaavoavtaxtaydayiaykaymbalbaqbatbekbi bilbiybobborbosbr buschechqchudaldandardeodigdisdiydorduzekael elaeleengenteraeriermerteshet etafinfutga gangargergicgirgiygurgʻ gʻahakhaqhashayhbaherhikhimhkahoyhqoht htai ki sid ideigʻilailiiloim imoindiniinoiqciqiirairgiriiroisiisqit itaitoitsiviiy iyoiz izokamkatkemketkeyki kitkiyklakolkomkopkorkrikrokulkunl tlablaglatldilgalinlitliylkalmaloqloslqoltalyamalmanmaymchmetmi minmoqmpindandungantaoatobiokaokoolaonaonioraordos oynoyooʻcoʻnoʻpoʻsoʻypirporpoyqa qarqayqonqovqulqurqutralramranrasrchrinrisritrkarlirmoruvsalsansarshlsiysoasovstataktanteltertirtobtortratrotsiulium unduraurgut uv uvcuyouz va varvchvtoxarxonyinynayogyoryosyukza zi zoyʻchʻilʻng",
   "3": " ar av be bu gʻ ki ku la me mi mu ni no pi qi se si so te ti tr tu xa ya yo yual am anaanbanganiaqaashatiay ayoba banbarboʻburch da dirdoner fongi gulgʻohamhanharhinhiqhirhoʻichikail ildin inaingir istkalkankarkaskonkoʻla laklamlanlarlikliqma marmasmermonmusna nasnbanchnding ngʻni niyol oliop or oriortot ovuoy oyaoz oʻtoʻzpalparqalqchqisqorqoʻquyra rakrgirikriyrt shoshtstotartbotistontostoʻuchuk ul un uruus ushutbyonyoqʻi ",
   "4": " ba bo oʻ pa po qa qu sa su ta toalaalian andar araariasiat bolchoha hi ik iq ishli ogʻoq oshoʻloʻrri sh shashita ti ",
   "5": " ch ka ko ma qo shak chachigʻiiyaka on si ya "
  }
 }
};
