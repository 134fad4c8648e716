import { documentNames } from '@lexiroom/contracts/documents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DocumentsService } from './documents.service.ts';

const documentsRoot = path.resolve('apps/server/documents');
// What cannot be shown is logged.
beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['warn', 'error']));

let ownDocuments: string;
let documents: DocumentsService;
beforeEach(async () => {
  ownDocuments = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-documents-'));
  documents = new DocumentsService({ documentsRoot, ownDocuments });
});

describe('a document', () => {
  test.each(documentNames)('%s comes with the product, with one heading at its top', async (name) => {
    const { markdown, is_own } = await documents.read(name);
    expect(is_own).toBe(false);
    expect(markdown.match(/^# .+$/gm)).toHaveLength(1);
    expect(markdown).toMatch(/^# /);
  });

  test('of the operator stands in the place of ours, and is read anew when it has changed', async () => {
    const file = path.join(ownDocuments, 'privacy.md');
    await writeFile(file, '# Our school');
    expect(await documents.read('privacy')).toEqual({ name: 'privacy', markdown: '# Our school', is_own: true });
    await writeFile(file, '# Our new school');
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    expect((await documents.read('privacy')).markdown).toBe('# Our new school');
    expect((await documents.read('tos')).is_own).toBe(false);
  });

  test.each([
    ['too large', 'x'.repeat(200_001)],
    ['no text', Buffer.from([0x23, 0x20, 0xff, 0xfe])],
  ])('of the operator that is %s leaves ours in its place', async (_, content) => {
    await writeFile(path.join(ownDocuments, 'tos.md'), content);
    expect(await documents.read('tos')).toMatchObject({ is_own: false, markdown: expect.stringMatching(/^# Terms/) });
  });
});
