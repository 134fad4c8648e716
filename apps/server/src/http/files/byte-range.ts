/** The bytes from `start` up to and with `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The stretch of a file of `size` bytes that a Range header asks for: undefined for all of it, also when several are asked
 * for or the header is odd; 'unsatisfiable' when the file has nothing there.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
