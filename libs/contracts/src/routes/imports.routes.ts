import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import {
  ChangeImport,
  ImportAsked,
  ImportPart,
  Imports,
  ImportView,
  NewImport,
  partBodyBytes,
  Problems,
  ProblemsAsked,
  UndoImport,
} from '../imports/index.ts';

/** Files that are read: each keeps a processor busy for a while. */
const perImport = { name: 'imports', points: 60, seconds: 3600, by: 'caller' } as const;
/** Each choice has the file looked through once more. */
const perChoice = { name: 'import-choices', points: 600, seconds: 3600, by: 'caller' } as const;
const perPart = { name: 'import-parts', points: 1000, seconds: 3600, by: 'caller' } as const;

/** The calls about files that are brought from other programs. */
export const importsRoutes = {
  newImport: route({
    ...endpoints.newImport,
    summary: 'Begin to bring a file',
    body: NewImport,
    response: ImportView,
    status: 201,
    limits: [perImport],
  }),
  importPart: route({
    ...endpoints.importPart,
    summary: 'Bring a part of it',
    body: ImportPart,
    response: ImportView,
    bodyLimit: { bytes: partBodyBytes + 1_000, refusal: 'TOO_LARGE' },
    limits: [perPart],
  }),
  importView: route({
    ...endpoints.importView,
    summary: 'What a file holds, and how far it is',
    query: ImportAsked,
    response: ImportView,
  }),
  changeImport: route({
    ...endpoints.changeImport,
    summary: 'Say what its columns are, and where it goes',
    body: ChangeImport,
    response: ImportView,
    limits: [perChoice],
  }),
  startImport: route({
    ...endpoints.startImport,
    summary: 'Make decks of it',
    body: ChangeImport,
    response: ImportView,
  }),
  cancelImport: route({
    ...endpoints.cancelImport,
    summary: 'Leave it; nothing of it stays',
    body: ImportAsked,
    response: ImportView,
  }),
  undoImport: route({
    ...endpoints.undoImport,
    summary: 'Take all that it made away again',
    body: UndoImport,
    response: ImportView,
  }),
  imports: route({ ...endpoints.imports, summary: 'Files that were brought lately', response: Imports }),
  importProblems: route({
    ...endpoints.importProblems,
    summary: 'What was refused, line by line',
    query: ProblemsAsked,
    response: Problems,
  }),
} as const;
