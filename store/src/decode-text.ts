import { TextDecoder } from 'node:util'

/** The encoding of a text: UTF-16 if it begins with a byte order mark, as PowerShell writes it. */
const encodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

export const isUtf16 = (bytes: Uint8Array): boolean => encodingOf(bytes) !== 'utf-8'

/** Decodes UTF-8 or UTF-16 without its byte order mark; null if the text is in neither. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Decodes a table or settings that people edit: UTF-8 or UTF-16, otherwise Shift_JIS. Null for other encodings. */
export function decodeEdited(bytes: Uint8Array): string | null {
  return decodeText(bytes) ?? decodeShiftJis(bytes)
}

/** A lead byte of kana, signs and common kanji. Western European texts have letters with accents above this range. */
const isCommonLead = (byte: number): boolean => byte >= 0x81 && byte <= 0x9f

/** In most Chinese and Korean texts, read as Shift_JIS. */
const halfWidthKatakana = /[\uff61-\uff9f]/

/**
 * Decodes Shift_JIS, Excel's encoding of CSV files in Japan. Null if the text is probably in another encoding, and would
 * be read wrongly.
 */
const decodeShiftJis = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes)
    return bytes.some(isCommonLead) && !halfWidthKatakana.test(text) ? text : null
  } catch {
    return null
  }
}

/** Decodes UTF-8 or UTF-16 that arrives in chunks. Invalid bytes become U+FFFD. */
export function textStream() {
  let start: Uint8Array = new Uint8Array()
  let decoder: TextDecoder | null = null
  return {
    add: (chunk: Uint8Array): string => {
      if (decoder !== null) return decoder.decode(chunk, { stream: true })
      start = Buffer.concat([start, chunk])
      if (start.length < 2) return ''
      decoder = new TextDecoder(encodingOf(start))
      return decoder.decode(start, { stream: true })
    },
    end: (): string => (decoder === null ? new TextDecoder().decode(start) : decoder.decode()),
  }
}
