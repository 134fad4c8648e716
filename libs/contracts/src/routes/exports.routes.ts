import { endpoints } from '../endpoints/index.ts';
import { ExportAsked, ExportView, NewExport } from '../exports/index.ts';
import { route } from '../http/index.ts';

const perExport = { name: 'exports', points: 60, seconds: 3600, by: 'caller' } as const;

/** The calls about own decks that are taken along as files. */
export const exportsRoutes = {
  newExport: route({
    ...endpoints.newExport,
    summary: 'Begin to make a file of own decks',
    body: NewExport,
    response: ExportView,
    status: 201,
    limits: [perExport],
  }),
  exportView: route({
    ...endpoints.exportView,
    summary: 'How far it is, and where the file lies',
    query: ExportAsked,
    response: ExportView,
  }),
  cancelExport: route({
    ...endpoints.cancelExport,
    summary: 'Leave it',
    body: ExportAsked,
    response: ExportView,
  }),
} as const;
