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
