import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableFile } from '../../file-reader.ts';

/** What a reader of XML is told. Names without their prefixes would mix what the formats keep apart, so they are as they stand. */
export interface XmlHandler {
  open(tag: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(tag: string): void;
}

/** Elements within each other, at most: programs write a dozen. */
const deepest = 64;
/** An element with its attributes, or a text without an element within it, in UTF-16 units. */
const longestPiece = 2_000_000;

/**
 * Reads XML as it comes and tells it to a handler, piece by piece: after each yield what was read so far has been told.
 * Entities beyond the five of XML are not known, so nothing unfolds.
 * @throws {UnreadableFile} 'NOT_READABLE' where it is broken; 'UNSAFE' for a document type, or elements too deep within each other
 */
export async function* readXml(bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): AsyncGenerator<void, void> {
  const parser = new SaxesParser({ xmlns: false });
  let depth = 0;
  let failure: UnreadableFile | undefined;
  let sinceEvent = 0;
  parser.on('error', () => (failure ??= new UnreadableFile('NOT_READABLE')));
  parser.on('doctype', () => (failure ??= new UnreadableFile('UNSAFE')));
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    sinceEvent = 0;
    if (depth > deepest) failure ??= new UnreadableFile('UNSAFE');
    if (!failure) handler.open(name, attributes);
  });
  const onText = (text: string) => {
    sinceEvent = 0;
    if (!failure) handler.text?.(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    depth -= 1;
    sinceEvent = 0;
    if (!failure) handler.close?.(name);
  });
  for await (const text of decoded(bytes)) {
    sinceEvent += text.length;
    parser.write(text);
    if (failure) throw failure;
    if (sinceEvent > longestPiece) throw new UnreadableFile('TOO_LARGE');
    yield;
  }
  parser.close();
  if (failure) throw failure;
  yield;
}

/** Reads XML to its end. */
export async function readWholeXml(bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(bytes, handler)); // prettier-ignore
}

/** The text of XML: UTF-8, or UTF-16 with its mark. */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const piece of bytes) {
      const isWide = (piece[0] === 0xff && piece[1] === 0xfe) || (piece[0] === 0xfe && piece[1] === 0xff);
      decoder ??= new TextDecoder(isWide ? (piece[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8', { fatal: true });
      const text = decoder.decode(piece, { stream: true });
      if (text !== '') yield text;
    }
    decoder?.decode();
  } catch (error) {
    const isInvalid = (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw isInvalid ? new UnreadableFile('NOT_READABLE') : error;
  }
}
