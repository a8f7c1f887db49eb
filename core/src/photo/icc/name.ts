import * as O from 'fp-ts/lib/Option.js'
import { iccTagsOf, textIn } from './tags.js'

/** Characters of a name that are read. */
const max = 80

/** What a profile calls itself, in the first of its languages; '' if it does not, or is broken. */
export const profileNameOf = (profile: Uint8Array): string => {
  const tags = iccTagsOf(profile)
  return O.isNone(tags) ? '' : nameIn(tags.value.tag('desc'))
}

const nameIn = (tag: DataView): string => {
  switch (textIn(tag, 0, 4)) {
    case 'desc':
      return asciiName(tag)
    case 'mluc':
      return unicodeName(tag)
    default:
      return ''
  }
}

const upToNull = (text: string): string => text.replace(/\0[^]*$/, '').trim()

/** textDescriptionType of version 2: a count, then ASCII. */
const asciiName = (tag: DataView): string =>
  tag.byteLength < 12 ? '' : upToNull(textIn(tag, 12, 12 + Math.min(tag.getUint32(8), max)))

/** multiLocalizedUnicodeType: the first record's length and place, in bytes of UTF-16BE. */
const unicodeName = (tag: DataView): string => {
  if (tag.byteLength < 28 || tag.getUint32(8) === 0) return ''
  const start = tag.getUint32(24)
  const end = Math.min(start + Math.min(tag.getUint32(20), 2 * max), tag.byteLength - 1)
  const units: Array<number> = []
  for (let at = start; at < end; at += 2) units.push(tag.getUint16(at))
  return upToNull(String.fromCharCode(...units))
}
