import { importFields, rowProblemCodes } from '@lexiroom/domain/interchange';
import { z } from 'zod/mini';
import { ItemName, Language } from '../decks/index.ts';
import { SenderMadeId } from '../ids/index.ts';
import { lastId, numberInAddress } from '../numbers/index.ts';

const Id = z.int().check(z.gte(1), z.lte(lastId));

/** What may be brought, in bytes and rows. Files come in parts, each the body of one call. */
export const importLimits = {
  fileBytes: 300_000_000,
  partBytes: 2_000_000,
  rows: 100_000,
  columns: 50,
  /** Of rows that are shown before anything is done, and of problems that are told one by one. */
  shownRows: 50,
  shownProblems: 500,
  /** Days for which an import can be undone. */
  undoDays: 30,
} as const;
/** How long the base64 of a part may be. */
export const partBodyBytes = 2_800_000;

export const importFormats = ['text', 'csv', 'xlsx', 'ods', 'zip', 'anki', 'lexiroom'] as const;
/** What a file is; `text`: pasted text, or a file of plain text, such as Quizlet's export; `zip`: several tables, packed. */
export const ImportFormat = z.enum(importFormats);
export type ImportFormat = z.infer<typeof ImportFormat>;

/**
 * Begins an import under an id that the browser makes; sending it twice begins one. `file_name`: as its owner called it, said
 * back to them only. `file_bytes`: how many are to come.
 */
export const NewImport = z.strictObject({
  import_id: SenderMadeId,
  file_name: z.string().check(z.maxLength(255)),
  file_bytes: z.int().check(z.gte(1)),
  /** Pasted text is read as what it is, whatever it begins with. */
  is_pasted: z._default(z.boolean(), false),
});
/** Part of the file, at its place in it; the same part may come again. */
export const ImportPart = z.strictObject({
  import_id: SenderMadeId,
  offset: z.int().check(z.gte(0)),
  /** Base64. */
  bytes: z.string().check(z.minLength(4), z.maxLength(partBodyBytes)),
});

const Field = z.enum(importFields);

/** How a table becomes words. */
export const TableChoice = z.strictObject({
  is_included: z.boolean(),
  has_header: z.boolean(),
  /** One for each column. */
  fields: z.array(Field).check(z.maxLength(importLimits.columns)),
});
export type TableChoice = z.infer<typeof TableChoice>;

/** How a text file is read; absent or null: as it looks. */
export const TextReading = z.strictObject({
  /** A label of the Encoding Standard, such as 'windows-1251'. */
  encoding: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  /** What parts the cells of a row; and what parts rows, a line's end when absent. */
  separator: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(10)))),
  row_separator: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(10)))),
});
export type TextReading = z.infer<typeof TextReading>;

/** Where the words go: into a deck that is there, or new ones in a folder (the root when null). */
const Target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deck'), deck_id: Id }),
  z.strictObject({ kind: z.literal('new'), deck_name: ItemName, parent_id: z.nullable(Id) }),
]);
export type ImportTarget = z.infer<typeof Target>;

/** What the user has chosen; the server fills it with its guesses at first. */
export const ImportChoice = z.strictObject({
  reading: TextReading,
  tables: z.array(TableChoice).check(z.maxLength(200)),
  target_language: z.nullable(Language),
  source_language: z.nullable(Language),
  target: z.nullable(Target),
  /** Whether the decks of the file become decks of their own in a folder; else all goes into one, and on into further ones when it is full. */
  keeps_decks: z.boolean(),
  /** Whether words without a picture get one of the library. */
  finds_pictures: z.boolean(),
  /** Whether answers that the file tells of are recorded, on their days. */
  with_answers: z.boolean(),
  purpose: z.enum(['study', 'learn']),
});
export type ImportChoice = z.infer<typeof ImportChoice>;

export const RowProblem = z.object({
  table: z.nullable(z.int()),
  line: z.nullable(z.int()),
  code: z.enum(rowProblemCodes),
  text: z.nullable(z.string()),
});

/** One of the first rows as they stand in the file; of our own archive, as they become words. */
export const ShownRow = z.object({
  table: z.int(),
  line: z.int(),
  cells: z.array(z.string()),
  has_picture: z.boolean(),
  has_sound: z.boolean(),
  answer_count: z.int(),
});

/** Why a file could not be read at all, or an import not be done. */
export const importFailures = [
  'NOT_READABLE',
  'TOO_LARGE',
  'TOO_MANY_ROWS',
  'EMPTY',
  'PASSWORD',
  /** Unpacked it would be far larger than it is, or it names places outside of itself. */
  'UNSAFE',
  /** A file of an Anki or Lexiroom that is newer than what is known here. */
  'NEWER',
  'FOLDER_FULL',
  'DISK_LOW',
  'SERVER',
] as const;
export type ImportFailure = (typeof importFailures)[number];

/**
 * `receiving`: parts are to come. `reading`: the file is looked through. `ready`: it can be looked at and begun. `importing`;
 * `done`; `undoing`; `undone`; `failed`; `cancelled`: nothing of it is left.
 */
export const importStates = [
  'receiving',
  'reading',
  'ready',
  'importing',
  'done',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

/** What undoing an import takes along besides what came with it. */
export const UndoLosses = z.object({
  /** Its words were studied since, by its user or with their classes. */
  answers: z.boolean(),
  /** Decks or stories that were changed since: they go to the bin. */
  changed_items: z.boolean(),
  /** Words that were changed since, in a deck that was there before. */
  changed_words: z.boolean(),
  /** Something of it is shared with a class. */
  in_class: z.boolean(),
});
export type UndoLosses = z.infer<typeof UndoLosses>;

/** An import as its user sees it. */
export const ImportView = z.object({
  import_id: z.string(),
  file_name: z.string(),
  state: z.enum(importStates),
  failure: z.nullable(z.enum(importFailures)),
  /** Epoch milliseconds. */
  begun_at: z.number(),
  /** Of what is under way: so much of so much; null while nobody knows. In bytes while it is received, else in rows. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  format: z.nullable(ImportFormat),
  /** How the text was read: what was guessed where nothing was chosen. `separator`: empty for a list, line by line. */
  read_as: z.nullable(z.object({ encoding: z.string(), separator: z.string(), row_separator: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), row_count: z.int() })),
  choice: z.nullable(ImportChoice),
  /** The first rows of each table. */
  rows: z.array(ShownRow),
  /** What it would make, or has made. */
  counts: z.object({
    decks: z.int(),
    stories: z.int(),
    words: z.int(),
    sentences: z.int(),
    pictures: z.int(),
    sounds: z.int(),
    answers: z.int(),
    refused_rows: z.int(),
  }),
  problems: z.array(RowProblem),
  /** How many there are, of which `problems` are the first. */
  problem_count: z.int(),
  /** What it has made, or filled: a deck, a story, or the folder of several. */
  made: z.nullable(
    z.object({ item_id: z.int(), item_name: z.string(), item_type: z.enum(['deck', 'story', 'folder']) }),
  ),
  /** Whether it can be undone still. */
  can_undo: z.boolean(),
  /** Why it was not undone yet, in the answer to {@link UndoImport} that asks; else null. */
  undo_losses: z.nullable(UndoLosses),
});
export type ImportView = z.infer<typeof ImportView>;

export const ImportAsked = z.strictObject({ import_id: SenderMadeId });
/** `asks`: where something would be lost that did not come with it, nothing is done, and what that is is told. */
export const UndoImport = z.strictObject({ import_id: SenderMadeId, asks: z._default(z.boolean(), false) });
/** Another choice, told back with its preview. */
export const ChangeImport = z.strictObject({ import_id: SenderMadeId, choice: ImportChoice });
/** The user's imports of the last {@link importLimits.undoDays} days, newest first; rows and problems are left out. */
export const Imports = z.object({ imports: z.array(ImportView) });
/** Which part of the list of problems is asked for, as text to be saved. */
export const ProblemsAsked = z.strictObject({ import_id: SenderMadeId, after: z.optional(numberInAddress(lastId)) });
export const Problems = z.object({ problems: z.array(RowProblem) });
