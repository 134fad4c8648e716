import { type Document, type DocumentName } from '@lexiroom/contracts/documents';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { APP_OPTIONS } from '../configuration/base-options.ts';

/** Where documents lie. */
export interface DocumentsOptions {
  /** The folder of the product's documents: tos.md, privacy.md, content_policy.md, references.md, translations.md. */
  documentsRoot: string;
  /** The folder of the operator's own documents, which stand in the place of ours. */
  ownDocuments?: string;
}

/** A document of an operator's own may have so many bytes. */
const mostBytes = 200_000;

interface Kept {
  mtimeMs: number;
  size: number;
  markdown: string;
}

/** Terms, privacy, content policy, references and how to correct a translation (decisions section 13): the operator's own, else those of the product. */
@Injectable()
export class DocumentsService {
  readonly #kept = new Map<string, Kept>();
  readonly #logger = new Logger('documents');

  constructor(@Inject(APP_OPTIONS) private readonly options: DocumentsOptions) {}

  /**
   * The document in Markdown. Looked at anew for each call, read only when it has changed: an operator need not start the
   * server again. One of their own that cannot be used is logged, and the product's is shown.
   */
  async read(name: DocumentName): Promise<Document> {
    const { documentsRoot, ownDocuments } = this.options;
    const own = ownDocuments === undefined ? undefined : await this.#own(path.join(ownDocuments, `${name}.md`));
    if (own !== undefined) return { name, markdown: own, is_own: true };
    const markdown = await this.#text(path.join(documentsRoot, `${name}.md`));
    if (markdown === undefined) throw new Error(`The document ${name} did not come with the program`);
    return { name, markdown, is_own: false };
  }

  async #own(file: string): Promise<string | undefined> {
    try {
      return await this.#text(file);
    } catch (error) {
      this.#logger.warn(`${file} cannot be shown: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  /** Undefined when there is no such file. @throws when it is too large, or is no text in UTF-8. */
  async #text(file: string): Promise<string | undefined> {
    const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!handle) return undefined;
    try {
      const { mtimeMs, size } = await handle.stat();
      const kept = this.#kept.get(file);
      if (kept?.mtimeMs === mtimeMs && kept.size === size) return kept.markdown;
      if (size > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`);
      const markdown = new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
      this.#kept.set(file, { mtimeMs, size, markdown });
      return markdown;
    } finally {
      await handle.close();
    }
  }
}
