import * as O from 'fp-ts/lib/Option.js'
import { segmentsOf } from '../jpeg/structure.js'
import { maxProfileBytes } from '@kaoiro/core/photo'

const app2 = 0xe2

/** A chunk starts with this identifier, its number from 1, and the number of chunks (ICC.1, annex B). */
const identifier = 'ICC_PROFILE\0'
const headBytes = identifier.length + 2

/** Assembles a JPEG's colour profile from its segments. None if the profile or one of its chunks is missing. */
export function jpegProfileOf(jpeg: Uint8Array): O.Option<Uint8Array> {
  const chunks = new Map<number, Uint8Array>()
  let count = 0
  for (const { marker, data } of segmentsOf(jpeg)) {
    if (marker !== app2 || !isChunk(data)) continue
    const [number = 0, of = 0] = data.subarray(identifier.length)
    if (chunks.has(number) || (count !== 0 && of !== count)) return O.none
    count = of
    chunks.set(number, data.subarray(headBytes))
  }
  return joined(Array.from({ length: count }, (_, at) => chunks.get(at + 1)))
}

const isChunk = (data: Uint8Array): boolean =>
  data.length > headBytes &&
  String.fromCharCode(...data.subarray(0, identifier.length)) === identifier

const joined = (chunks: ReadonlyArray<Uint8Array | undefined>): O.Option<Uint8Array> => {
  const bytes = chunks.reduce((sum, chunk) => sum + (chunk?.length ?? Infinity), 0)
  if (bytes === 0 || bytes > maxProfileBytes) return O.none
  const profile = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    profile.set(chunk ?? [], at)
    at += chunk?.length ?? 0
  }
  return O.some(profile)
}
