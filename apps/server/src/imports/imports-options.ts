/** How files are read; for specs, which have other threads and less patience. */
export interface ImportsOptions {
  imports?: {
    /** The file of the thread that reads; `read-file.worker` beside the code when absent. */
    threadEntry?: string;
    /** How long a thread may take for one order, in milliseconds. */
    longestMs?: number;
    /** How much memory it may have, in megabytes. */
    memoryMb?: number;
    /** How many words are written at once. */
    sliceWords?: number;
  };
}
