import * as O from 'fp-ts/lib/Option.js'

/** Maps a channel value to linear light, both 0 to 1. */
export type ToneCurve = (value: number) => number

/** The tone curve in a tag (ICC.1:2022, 10.6 and 10.18). None if it is truncated or of an unknown type. */
export function toneCurveIn(tag: DataView): O.Option<ToneCurve> {
  switch (textIn(tag, 0, 4)) {
    case 'curv':
      return sampledCurveIn(tag)
    case 'para':
      return parametricCurveIn(tag)
    default:
      return O.none
  }
}

/** 0 entries: linear. 1 entry: a gamma as u8Fixed8Number. More: samples with linear interpolation. */
const sampledCurveIn = (tag: DataView): O.Option<ToneCurve> => {
  const count = tag.byteLength < 12 ? Infinity : tag.getUint32(8)
  if (12 + 2 * count > tag.byteLength) return O.none
  if (count === 0) return O.some((x) => x)
  if (count === 1) {
    const gamma = tag.getUint16(12) / 256
    return O.some((x) => x ** gamma)
  }
  const sample = (n: number) => tag.getUint16(12 + 2 * Math.min(n, count - 1)) / 65_535
  return O.some((x) => {
    const place = x * (count - 1)
    const before = Math.floor(place)
    return sample(before) + (sample(before + 1) - sample(before)) * (place - before)
  })
}

/** Number of parameters of each function type, 0 to 4. */
const parameterCounts = [1, 3, 4, 5, 7] as const

const parametricCurveIn = (tag: DataView): O.Option<ToneCurve> => {
  const type = tag.byteLength < 12 ? 5 : tag.getUint16(8)
  const count = parameterCounts[type]
  if (count === undefined || 12 + 4 * count > tag.byteLength) return O.none
  const [g = 1, ...rest] = Array.from({ length: count }, (_, n) => fixedIn(tag, 12 + 4 * n))
  return O.some(parametric(type, g, rest))
}

/** A power function above a bound; below it a constant (types 1 and 2) or linear (types 3 and 4). */
const parametric = (type: number, g: number, rest: ReadonlyArray<number>): ToneCurve => {
  const [a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = rest
  switch (type) {
    case 0:
      return (x) => x ** g
    case 1:
    case 2:
      return (x) => (x >= -b / a ? (a * x + b) ** g + c : c)
    default:
      return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f)
  }
}

/** Header fields and tags of an ICC profile (ICC.1:2022, 7.2 and 7.3). */
export interface IccTags {
  /** Four-character codes of the profile's class, the pixels' colour space and the profile connection space. */
  readonly deviceClass: string
  readonly colourSpace: string
  readonly connectionSpace: string
  /** The data of a tag, starting with its four-character type; empty if the tag is missing. */
  readonly tag: (signature: string) => DataView
}

const headerBytes = 128
const entryBytes = 12

/** Maximum number of tags, which limits the work for a corrupt count; real profiles have fewer. */
const maxTags = 200

export function iccTagsOf(profile: Uint8Array): O.Option<IccTags> {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  if (profile.length < headerBytes + 4 || textIn(view, 36, 40) !== 'acsp') return O.none
  const entries = entriesIn(view)
  return O.some({
    deviceClass: textIn(view, 12, 16),
    colourSpace: textIn(view, 16, 20),
    connectionSpace: textIn(view, 20, 24),
    tag: (signature) => entries.get(signature) ?? nothing,
  })
}

const nothing = new DataView(new ArrayBuffer(0))

/** Reads one character per byte. */
export function textIn(view: DataView, start: number, end: number): string {
  return String.fromCharCode(
    ...new Uint8Array(view.buffer, view.byteOffset, view.byteLength).subarray(start, end),
  )
}

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

/** Reads an s15Fixed16Number: 16 bits before the point and 16 after it, signed. */
export const fixedIn = (view: DataView, at: number): number => view.getInt32(at) / 65_536

/** Maximum number of characters read from a name. */
const max = 80

/** The profile's description in its first language; '' if missing or corrupt. */
export function profileNameOf(profile: Uint8Array): string {
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

/** textDescriptionType (version 2): a count, then ASCII. */
const asciiName = (tag: DataView): string =>
  tag.byteLength < 12 ? '' : upToNull(textIn(tag, 12, 12 + Math.min(tag.getUint32(8), max)))

/** multiLocalizedUnicodeType (version 4): length and offset of the first record, in bytes of UTF-16BE. */
const unicodeName = (tag: DataView): string => {
  if (tag.byteLength < 28 || tag.getUint32(8) === 0) return ''
  const start = tag.getUint32(24)
  const end = Math.min(start + Math.min(tag.getUint32(20), 2 * max), tag.byteLength - 1)
  const units: Array<number> = []
  for (let at = start; at < end; at += 2) units.push(tag.getUint16(at))
  return upToNull(String.fromCharCode(...units))
}
