import { Inject, Injectable } from '@nestjs/common';
import { APP_OPTIONS } from '../../configuration/base-options.ts';
import { longestOrderMs, threadMemoryMb } from '../import-limits.ts';
import type { ImportsOptions } from '../imports-options.ts';
import { ImportFiles } from '../store/import-files.ts';
import { FileThread, usualEntry } from './file-thread.ts';

/** Opens threads for files. */
@Injectable()
export class FileThreads {
  readonly #limits: { entry: string; longestMs: number; memoryMb: number };

  constructor(
    @Inject(APP_OPTIONS) { imports = {} }: ImportsOptions,
    private readonly files: ImportFiles,
  ) {
    const { threadEntry = usualEntry, longestMs = longestOrderMs, memoryMb = threadMemoryMb } = imports;
    this.#limits = { entry: threadEntry, longestMs, memoryMb };
  }

  /** A thread for the file of an import, which ends with the signal at the latest. */
  open({ file_key, is_pasted }: { file_key: string; is_pasted: boolean }, signal: AbortSignal): FileThread {
    const thread = new FileThread({ place: this.files.placeOf(file_key), is_pasted }, this.#limits);
    signal.addEventListener('abort', () => void thread.close(), { once: true });
    if (signal.aborted) void thread.close();
    return thread;
  }
}
