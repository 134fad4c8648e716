/** Ids of our types of notes in Anki: always the same, so that importing again does not make them again. */
export const noteTypeIds = { word: 1_760_000_000_001, sentence: 1_760_000_000_002 } as const;

/** The fields of a word. 'Both ways' is for the user: whatever stands there gives the word a second card, asked the other way. */
export const wordFields = [
  'Word',
  'Second text',
  'Translation',
  'Picture',
  'Sound',
  'Translation sound',
  'Note',
  'Example',
  'Example translation',
  'Both ways',
] as const;
export const sentenceFields = ['Text', 'Translation', 'Picture', 'Sound'] as const;

/** A text in the direction of its own letters, and nothing where it is empty. */
const line = (field: string, name: string): string =>
  `{{#${field}}}<div class="${name}" dir="auto">{{${field}}}</div>{{/${field}}}`;

const word = line('Word', 'word') + line('Second text', 'second') + '{{Sound}}';
const meaning = line('Picture', 'picture') + line('Translation', 'translation') + '{{Translation sound}}';
const more = line('Example', 'example') + line('Example translation', 'example-translation') + line('Note', 'note');

const templates = {
  word: [
    { name: 'Recognition', qfmt: word, afmt: `{{FrontSide}}<hr id=answer>${meaning}${more}` },
    {
      name: 'Production',
      qfmt: `{{#Both ways}}${meaning}{{/Both ways}}`,
      afmt: `${meaning}<hr id=answer>${word}${more}`,
    },
  ],
  sentence: [
    {
      name: 'Gap',
      qfmt: `${line('Picture', 'picture')}<div class="word" dir="auto">{{cloze:Text}}</div>${line('Translation', 'translation')}`,
      afmt: `${line('Picture', 'picture')}<div class="word" dir="auto">{{cloze:Text}}</div>${line('Translation', 'translation')}{{Sound}}`,
    },
  ],
};

const css = `.card { font-family: system-ui, sans-serif; font-size: 22px; line-height: 1.4; text-align: center; color: #1d2433; background: #fff; }
.word { font-size: 34px; font-weight: 600; }
.second, .example-translation, .note { color: #5a6477; }
.picture img { max-width: 90%; max-height: 45vh; border-radius: 12px; }
.example, .note { margin-top: 0.8em; font-size: 20px; }
.cloze { font-weight: 700; color: #1f5fd0; }
.nightMode.card, .night_mode .card { color: #eef1f6; background: #1b2029; }
.nightMode .second, .nightMode .example-translation, .nightMode .note,
.night_mode .second, .night_mode .example-translation, .night_mode .note { color: #aab3c4; }
.nightMode .cloze, .night_mode .cloze { color: #8ab4ff; }
`;

/** Our types of notes as Anki's older schema has them in `col.models`. `seconds`: the time of making. */
export function noteTypesInCol(seconds: number): Record<string, object> {
  return {
    [noteTypeIds.word]: noteType('Lexiroom', 'word', wordFields, [0, 9], seconds),
    [noteTypeIds.sentence]: noteType('Lexiroom Cloze', 'sentence', sentenceFields, [0], seconds),
  };
}

/** `needed`: the field without which each template makes no card. */
function noteType(
  name: string,
  kind: 'word' | 'sentence',
  fields: readonly string[],
  needed: number[],
  seconds: number,
): object {
  return {
    id: noteTypeIds[kind],
    name,
    type: kind === 'sentence' ? 1 : 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: 1,
    tmpls: templates[kind].map((template, ord) => ({ ...template, ord, did: null, bqfmt: '', bafmt: '' })),
    flds: fields.map((field, ord) => ({
      name: field,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    css,
    latexPre: '\\documentclass[12pt]{article}\n\\pagestyle{empty}\n\\begin{document}\n',
    latexPost: '\\end{document}',
    req: needed.map((field, ord) => [ord, 'any', [field]]),
    tags: [],
    vers: [],
  };
}
