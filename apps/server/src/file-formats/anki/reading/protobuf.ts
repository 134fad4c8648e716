/** A field of a message in Protocol Buffers: a whole number, or bytes (a text, or a message within). */
export interface ProtobufField {
  number: number;
  value: number | Uint8Array;
}

const longestVarintBytes = 10;

/**
 * The fields of a message in their order, after the public description of the encoding. Numbers beyond 2^53 lose digits.
 * @throws {RangeError} when the message is cut, or a length leads beyond its end
 */
export function* protobufFields(bytes: Uint8Array): Generator<ProtobufField> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let nr = 0; nr < longestVarintBytes; nr++) {
      const byte = view.getUint8(at++);
      value += (byte & 0x7f) * 2 ** (7 * nr);
      if (byte < 0x80) return value;
    }
    throw new RangeError('A number of a message has no end.');
  };
  const slice = (length: number): Uint8Array => {
    if (length > bytes.length - at) throw new RangeError('A field leads beyond the end of its message.');
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = varint();
    const number = Math.floor(tag / 8);
    const type = tag % 8;
    if (type === 0) yield { number, value: varint() };
    else if (type === 1) yield { number, value: slice(8) };
    else if (type === 2) yield { number, value: slice(varint()) };
    else if (type === 5) yield { number, value: slice(4) };
    else throw new RangeError(`Fields of type ${type} are unknown.`);
  }
}
