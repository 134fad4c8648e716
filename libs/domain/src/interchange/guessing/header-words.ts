import { type LanguageId, languageIds, languageName, languageOf } from '../../languages/index.ts';
import type { ImportField } from '../read-table.ts';

/** How columns are called, in small letters: by people, by Anki's types of notes, by Quizlet and by our own export. */
const headerWords: Partial<Record<ImportField, readonly string[]>> = {
  target: [
    'word', 'words', 'term', 'front', 'target', 'target text', 'target word', 'expression', 'vocabulary', 'vocab', 'vocab word', 'vocab-word', 'vocabulary-kanji', 'kanji', 'hanzi', 'simplified', 'hangul', 'question', 'lemma', 'headword', 'phrase',
    'wort', 'wörter', 'begriff', 'vorderseite', 'vokabel', 'ausdruck', 'frage', 'fremdsprache',
    'mot', 'mots', 'terme', 'recto', 'vocabulaire', 'question',
    'palabra', 'palabras', 'término', 'termino', 'anverso', 'anverso de la tarjeta', 'vocabulario', 'pregunta',
    'parola', 'parole', 'termine', 'fronte', 'vocabolo', 'domanda',
    'palavra', 'palavras', 'termo', 'frente', 'vocabulário', 'pergunta',
    'слово', 'слова', 'термин', 'лицевая сторона', 'лицо', 'выражение', 'вопрос', 'вперёд',
    'كلمة', 'الكلمة', 'مصطلح', 'المصطلح', 'الوجه', 'الأمام', 'سؤال',
    '単語', '語', '言葉', '用語', '表面', '表', '問題', '見出し語', '词', '单词', '词语', '生词', '正面', '單詞', '詞語', '問題',
    'kelime', 'sözcük', 'terim', 'ön yüz', 'ön', 'soru',
    'woord', 'voorkant', 'słowo', 'pojęcie', 'przód', 'ord', 'framsida', 'sana', 'slovo', 'szó', 'cuvânt', '단어', '앞면', 'शब्द', 'kata', 'từ',
  ],
  source: [
    'translation', 'translations', 'definition', 'definitions', 'back', 'source', 'source text', 'meaning', 'meanings', 'answer', 'gloss', 'vocabulary-english', 'keyword meaning',
    'übersetzung', 'definition', 'bedeutung', 'rückseite', 'antwort', 'muttersprache',
    'traduction', 'définition', 'sens', 'signification', 'verso', 'réponse',
    'traducción', 'traduccion', 'definición', 'definicion', 'significado', 'reverso', 'respuesta',
    'traduzione', 'definizione', 'significato', 'retro', 'risposta',
    'tradução', 'traducao', 'definição', 'significado', 'verso', 'resposta',
    'перевод', 'определение', 'значение', 'обратная сторона', 'оборот', 'ответ', 'назад',
    'ترجمة', 'الترجمة', 'تعريف', 'التعريف', 'معنى', 'المعنى', 'الخلف', 'الظهر', 'جواب',
    '訳', '翻訳', '意味', '定義', '裏面', '裏', '答え', '和訳', '英訳', '翻译', '释义', '意思', '定义', '背面', '反面', '翻譯', '釋義',
    'çeviri', 'tercüme', 'anlam', 'anlamı', 'tanım', 'arka yüz', 'arka', 'cevap',
    'vertaling', 'betekenis', 'achterkant', 'tłumaczenie', 'znaczenie', 'definicja', 'tył', 'översättning', 'betydelse', 'baksida', 'oversættelse', 'käännös', 'překlad', 'fordítás', 'traducere', '뜻', '번역', '의미', '뒷면', 'अर्थ', 'अनुवाद', 'arti', 'terjemahan', 'nghĩa',
  ],
  extra_target: [
    'extra', 'second text', 'extra text', 'extra target', 'plural', 'article', 'reading', 'pronunciation', 'romanization', 'romanisation', 'transliteration', 'transcription', 'pinyin', 'furigana', 'kana', 'hiragana', 'vocabulary-kana', 'vocabulary-furigana', 'romaji', 'ipa', 'phonetic', 'phonetics', 'gender', 'forms', 'grammar', 'traditional',
    'mehrzahl', 'artikel', 'aussprache', 'lesung', 'umschrift', 'lautschrift', 'genus', 'formen', 'zusatz',
    'pluriel', 'prononciation', 'lecture', 'genre', 'phonétique',
    'plural', 'artículo', 'pronunciación', 'lectura', 'género',
    'plurale', 'articolo', 'pronuncia', 'lettura', 'genere',
    'artigo', 'pronúncia', 'leitura', 'gênero',
    'множественное число', 'мн. ч.', 'произношение', 'чтение', 'транскрипция', 'род', 'артикль',
    'الجمع', 'جمع', 'نطق', 'النطق', 'قراءة',
    '読み', '読み方', 'よみ', 'ふりがな', 'かな', 'ローマ字', '発音', '複数形', '拼音', '读音', '发音', '注音', '复数',
    'çoğul', 'okunuş', 'telaffuz', 'meervoud', 'uitspraak', 'liczba mnoga', 'wymowa', 'uttal', '발음', '읽기',
  ],
  note: [
    'note', 'notes', 'comment', 'comments', 'remark', 'remarks', 'hint', 'hints', 'back extra', 'extra info', 'info', 'mnemonic', 'explanation',
    'notiz', 'notizen', 'bemerkung', 'anmerkung', 'kommentar', 'hinweis', 'tipp', 'erklärung',
    'remarque', 'remarques', 'commentaire', 'indice', 'nota', 'notas', 'comentario', 'comentário', 'pista', 'observación', 'observação', 'commento', 'osservazione', 'suggerimento', 'dica',
    'заметка', 'заметки', 'примечание', 'комментарий', 'подсказка', 'ملاحظة', 'ملاحظات', 'تعليق', 'تلميح',
    'メモ', '備考', '注', 'ヒント', '解説', '笔记', '备注', '注释', '提示', 'not', 'notlar', 'ipucu', 'opmerking', 'uwaga', 'uwagi', 'notatka', 'anteckning', '메모', '노트',
  ],
  example: [
    'example', 'examples', 'example sentence', 'sample sentence', 'usage', 'context', 'vocabulary-example', 'sentence example',
    'beispiel', 'beispiele', 'beispielsatz', 'beispielsätze', 'exemple', 'exemples', "phrase d'exemple", 'ejemplo', 'ejemplos', 'frase de ejemplo', 'esempio', 'esempi', 'frase di esempio', 'exemplo', 'exemplos', 'frase de exemplo',
    'пример', 'примеры', 'предложение', 'مثال', 'أمثلة', 'جملة', '例文', '例', '例句', '例子', 'örnek', 'örnek cümle', 'voorbeeld', 'voorbeeldzin', 'przykład', 'exempel', 'esimerkki', 'příklad', 'példa', 'exemplu', '예문', '예시', 'उदाहरण', 'contoh',
  ],
  example_translation: [
    'example translation', 'translation of the example', 'translated example', 'sentence meaning', 'sentence-english', 'example meaning', 'example english',
    'übersetzung des beispiels', 'beispielübersetzung', 'beispiel übersetzung', "traduction de l'exemple", 'traduction exemple', 'traducción del ejemplo', 'traduzione dell’esempio', "traduzione dell'esempio", 'tradução do exemplo',
    'перевод примера', 'ترجمة المثال', '例文の訳', '例文訳', '例句翻译', 'örnek çevirisi',
  ],
  picture: [
    'picture', 'pictures', 'image', 'images', 'photo', 'img', 'bild', 'bilder', 'foto', 'photo', 'imagen', 'imágenes', 'immagine', 'imagem', 'изображение', 'картинка', 'рисунок', 'صورة', '画像', '絵', '写真', '图片', '圖片', 'resim', 'görsel', 'afbeelding', 'plaatje', 'obraz', 'obrazek', 'kuva', 'obrázek', 'kép', 'imagine', '그림', '사진', 'चित्र', 'gambar',
  ],
  sound: [
    'sound', 'audio', 'vocabulary-audio', 'word audio', 'recording', 'mp3', 'ton', 'aufnahme', 'klang', 'son', 'enregistrement', 'sonido', 'suono', 'som', 'áudio', 'звук', 'аудио', 'صوت', 'الصوت', '音声', '音', '音频', '声音', '音頻', 'ses', 'geluid', 'dźwięk', 'ljud', 'ääni', 'zvuk', 'hang', 'sunet', '소리', '오디오',
  ],
  source_sound: ['sound of the translation', 'translation audio', 'translation sound', 'source sound', 'back audio'],
  sentence: ['sentence', 'sentences', 'cloze', 'text', 'satz', 'sätze', 'lückentext', 'oración', 'oraciones', 'frase', 'frasi', 'frases', 'frase con huecos', 'текст', 'テキスト', '文', '句子', 'cümle', 'zin', 'zdanie', 'mening', 'lause', '문장'],
  sentence_translation: ['sentence translation', 'translation of the sentence', 'sentence english', 'satzübersetzung', 'übersetzung des satzes', 'traducción de la oración', 'traduction de la phrase', 'перевод предложения'],
  deck: [
    'deck', 'set', 'list', 'folder', 'unit', 'lesson', 'chapter', 'category', 'topic', 'stapel', 'liste', 'einheit', 'lektion', 'kapitel', 'kategorie', 'thema', 'paquet', 'unité', 'leçon', 'chapitre', 'catégorie', 'thème', 'mazo', 'lista', 'unidad', 'lección', 'capítulo', 'categoría', 'tema', 'mazzo', 'unità', 'lezione', 'capitolo', 'baralho', 'unidade', 'lição', 'колода', 'урок', 'тема', 'раздел', 'категория', 'حزمة', 'مجموعة', 'درس', 'وحدة', 'デッキ', '課', 'レッスン', '单元', '课', '牌组', 'deste', 'ünite', 'ders', 'konu', 'hoofdstuk', 'les', 'talia', 'lekcja', 'rozdział', '단원', '덱',
  ],
  ignored: ['tags', 'tag', 'id', 'guid', 'no', 'no.', 'nr', 'nr.', '#', 'number', 'nummer', 'numéro', 'número', 'numero', 'номер', 'index', 'sort field', 'order', 'frequency', 'rank', 'date', 'datum', 'fecha', 'created', 'schlagwörter', 'étiquettes', 'etiquetas', 'метки', 'add reverse', 'note id', 'optimized-voc-index', 'core-index', 'level', 'part of speech', 'pos', 'wortart', 'frequenz', 'header'],
}; // prettier-ignore

const key = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/[_\s]+/gu, ' ').replaceAll(/^[\s:*]+|[\s:*]+$/gu, '').trim(); // prettier-ignore

let fieldsByWord: Map<string, ImportField> | undefined;

/** What a column is by what it is called; null where its name says nothing. A number behind a name does not count. */
export function fieldOfHeader(header: string): ImportField | null {
  if (!fieldsByWord) {
    fieldsByWord = new Map();
    for (const [field, words] of Object.entries(headerWords) as [ImportField, readonly string[]][])
      for (const word of words) if (!fieldsByWord.has(key(word))) fieldsByWord.set(key(word), field);
  }
  const name = key(header);
  return fieldsByWord.get(name) ?? fieldsByWord.get(name.replace(/\s*[([{（].*$|\s*\d{1,2}$/u, '')) ?? null;
}

/** Names that no standard has, but people write. */
const otherNames: Partial<Record<LanguageId, readonly string[]>> = {
  english_uk: ['english', 'englisch', 'anglais', 'inglés', 'british english'],
  english_us: ['american english', 'us english'],
  chinese: ['mandarin', 'chinesisch', '汉语', '漢語', '普通话'],
  persian: ['farsi'],
  filipino: ['tagalog'],
  norwegian: ['norwegian', 'norsk', 'norwegisch'],
  spanish: ['castellano'],
};

let languagesByName: Map<string, LanguageId> | undefined;

/** The language that a text names, in any of the languages there are: 'German', 'Deutsch', 'allemand', 'de'. */
export function languageOfHeader(header: string): LanguageId | null {
  languagesByName ??= namesOfLanguages();
  const name = key(header);
  return languagesByName.get(name) ?? languagesByName.get(name.replace(/\s*[([（].*$/u, '')) ?? null;
}

function namesOfLanguages(): Map<string, LanguageId> {
  const names = new Map<string, LanguageId>();
  const add = (name: string | undefined, id: LanguageId) => {
    if (name && !names.has(key(name))) names.set(key(name), id);
  };
  for (const id of languageIds) {
    const { tag } = languageOf(id);
    add(tag.replace(/-Hans$/u, ''), id);
    add(tag.slice(0, tag.indexOf('-') === -1 ? undefined : tag.indexOf('-')), id);
    add(languageName(id), id);
    for (const name of otherNames[id] ?? []) add(name, id);
  }
  for (const locale of languageIds) {
    const displayed = new Intl.DisplayNames([languageOf(locale).tag], { type: 'language', fallback: 'none' });
    for (const id of languageIds) add(displayed.of(languageOf(id).tag.replace(/-(?:GB|US|Hans)$/u, '')), id);
  }
  return names;
}
