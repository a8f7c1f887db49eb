import { useSyncExternalStore } from 'react'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { FaceFeatures, FaceOutline } from '@kaoiro/core/diagnosis'
import { prefix, save, saved, tabStorage } from './storage.js'
import { whenEmptied } from './tab-memory.js'

/** The photo of a result, in this tab only: in its memory and, for a reload, in its storage; never in history or a request. */
export interface KeptPhoto {
  /** The prepared JPEG. */
  readonly photo: Uint8Array<ArrayBuffer>
  readonly outline: FaceOutline
  /** Left out by services that do not know them. */
  readonly features?: FaceFeatures | undefined
  /** The codes of the results that show it: the latest one, and the one of this photo alone. */
  readonly codes: ReadonlyArray<string>
}

const key = 'photo'

/** As in storage, with the photo in Base64. A later version of the site may read it. */
const StoredPhoto = t.intersection([
  t.type({ photo: t.string, outline: FaceOutline, codes: t.array(t.string) }),
  t.partial({ features: FaceFeatures }),
])

/** Undefined until the storage has been read. */
let kept: KeptPhoto | null | undefined
const listeners = new Set<() => void>()

const replaceBy = (photo: KeptPhoto | null): void => {
  kept = photo
  for (const listener of listeners) listener()
}

/** Keeps the photo of the latest result instead of any other. */
export const keepPhoto = (photo: KeptPhoto): void => {
  save(tabStorage, key, JSON.stringify({ ...photo, photo: toBase64(photo.photo) }))
  replaceBy(photo)
}

/** Forgets the photo, for example when another diagnosis starts. */
export const forgetPhoto = (): void => {
  try {
    tabStorage().removeItem(prefix + key)
  } catch {
    // Storage is unavailable.
  }
  replaceBy(null)
}

whenEmptied(forgetPhoto)

/** The photo of the result with this code. */
export const keptPhoto = (code: string): KeptPhoto | null => {
  if (kept === undefined) kept = restored()
  return kept?.codes.includes(code) === true ? kept : null
}

const restored = (): KeptPhoto | null => {
  try {
    const stored = StoredPhoto.decode(JSON.parse(saved(tabStorage, key) ?? 'null'))
    return isRight(stored)
      ? { ...stored.right, photo: Uint8Array.from(atob(stored.right.photo), byteOf) }
      : null
  } catch {
    return null
  }
}

const byteOf = (character: string): number => character.charCodeAt(0)

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKeptPhoto = (code: string): KeptPhoto | null =>
  useSyncExternalStore(
    subscribe,
    () => keptPhoto(code),
    () => null,
  )
