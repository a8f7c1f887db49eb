import * as O from 'fp-ts/lib/Option.js'

/** What an ICC profile's header says, and where its data lie (ICC.1:2022, 7.2 and 7.3). */
export interface IccTags {
  /** Four characters each: what the pixels are, and what the profile takes them to. */
  readonly colourSpace: string
  readonly connectionSpace: string
  /** A tag's data, its type's four characters first; empty if there is no such tag. */
  readonly tag: (signature: string) => DataView
}

const headerBytes = 128
const entryBytes = 12

/** More than any profile has: what a broken count may cost. */
const maxTags = 200

export const iccTagsOf = (profile: Uint8Array): O.Option<IccTags> => {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  if (profile.length < headerBytes + 4 || textIn(view, 36, 40) !== 'acsp') return O.none
  const entries = entriesIn(view)
  return O.some({
    colourSpace: textIn(view, 16, 20),
    connectionSpace: textIn(view, 20, 24),
    tag: (signature) => entries.get(signature) ?? nothing,
  })
}

const nothing = new DataView(new ArrayBuffer(0))

/** One character a byte. */
export const textIn = (view: DataView, start: number, end: number): string =>
  String.fromCharCode(
    ...new Uint8Array(view.buffer, view.byteOffset, view.byteLength).subarray(start, end),
  )

const entriesIn = (view: DataView): ReadonlyMap<string, DataView> => {
  const entries = new Map<string, DataView>()
  const count = Math.min(view.getUint32(headerBytes), maxTags)
  const end = Math.min(headerBytes + 4 + count * entryBytes, view.byteLength - entryBytes + 1)
  for (let at = headerBytes + 4; at < end; at += entryBytes) {
    const start = view.getUint32(at + 4)
    const length = view.getUint32(at + 8)
    if (start + length <= view.byteLength)
      entries.set(
        textIn(view, at, at + 4),
        new DataView(view.buffer, view.byteOffset + start, length),
      )
  }
  return entries
}

/** A signed number of 16 bits before the point and 16 after it. */
export const fixedIn = (view: DataView, at: number): number => view.getInt32(at) / 65_536

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
