import { isUtf8 } from 'node:buffer'

/**
 * File names as text. Linux allows any bytes in a name, such as Shift_JIS from a Windows archive. Bytes that are not
 * UTF-8 become lone surrogates, U+DC80 to U+DCFF, so that the name can be converted back, even from JSON.
 */
export function nameOf(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString()
  let name = ''
  for (let at = 0; at < bytes.length;) {
    const length = [1, 2, 3, 4].find((n) => isUtf8(bytes.subarray(at, at + n)))
    name +=
      length === undefined
        ? String.fromCharCode(0xdc00 + (bytes[at] ?? 0))
        : bytes.toString('utf8', at, at + length)
    at += length ?? 1
  }
  return name
}

/** A lone surrogate that represents a byte in the text of a name. */
const foreignByte = /([\udc80-\udcff])/u

/** A name as the system expects it: the inverse of `nameOf`. */
export function systemPath(name: string): string | Buffer {
  return foreignByte.test(name)
    ? Buffer.concat(
        name
          .split(foreignByte)
          .map((part) =>
            foreignByte.test(part) ? Buffer.of(part.charCodeAt(0) - 0xdc00) : Buffer.from(part),
          ),
      )
    : name
}
