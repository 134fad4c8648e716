import type { ExportFormat, ExportView } from '@lexiroom/contracts/exports';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** A file that was made. It lies in a folder of its own. */
export interface MadeFile {
  place: string;
  name: string;
  bytes: number;
}

/** An export of somebody, from its beginning until it is forgotten. It is known to this process alone. */
export class RunningExport {
  readonly #cancelled = new AbortController();
  state: ExportView['state'] = 'making';
  done = 0;
  file: MadeFile | undefined;
  /** Epoch milliseconds; while it is being made, it never ends. */
  expiresAt = Infinity;

  constructor(
    readonly export_id: string,
    readonly user_id: number,
    readonly format: ExportFormat,
    readonly total: number,
  ) {}

  get signal(): AbortSignal {
    return this.#cancelled.signal;
  }

  cancel(): void {
    if (this.state === 'making') this.state = 'cancelled';
    this.#cancelled.abort(new Error('The export was cancelled.'));
  }

  /** Ends it, as it cannot go on. */
  fail(): void {
    if (this.state === 'making') this.state = 'failed';
    this.#cancelled.abort(new Error('The export has failed.'));
  }

  /** Takes its file away, if there is one. */
  async forget(): Promise<void> {
    this.cancel();
    const { file } = this;
    this.file = undefined;
    if (this.state === 'done') this.state = 'cancelled';
    if (file) await rm(path.dirname(file.place), { recursive: true, force: true });
  }

  view(): ExportView {
    const { export_id, state, format, file } = this;
    return {
      export_id,
      state,
      format,
      progress: state === 'making' ? { done: Math.min(this.done, this.total), total: this.total } : null,
      file_name: file?.name ?? null,
      file_path: file ? exportPath(export_id) : null,
      file_bytes: file?.bytes ?? null,
    };
  }
}

/** Where a file is fetched by whoever had it made; below /api, which the page's service worker leaves alone. */
export const exportPath = (export_id: string): string => `/api/export_file/${export_id}`;
