import { useSyncExternalStore } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { StoredPhoto } from '@kaoiro/screens/result'
import { prefix, save, saved, tabStorage } from './storage.js'
import { photoKey } from './stored-keys.js'
import { whenEmptied } from './forget-tab.js'
import { changes } from './listening.js'

/** The photo of a result, in this tab only: in its memory and, for a reload, in its storage; never in history or a request. */
export interface KeptPhoto extends Omit<StoredPhoto, 'photo'> {
  /** The prepared JPEG. */
  readonly photo: Uint8Array<ArrayBuffer>
}

/** Undefined until the storage has been read. */
let kept: KeptPhoto | null | undefined
const { tell, subscribe } = changes()

const replaceBy = (photo: KeptPhoto | null): void => {
  kept = photo
  tell()
}

let isStoredAlso = true

/** From now on, keeps photos in this page's memory only: for tablets that visitors share. */
export function keepInMemoryOnly(): void {
  isStoredAlso = false
}

/** Keeps the photo of the latest result instead of any other. */
export function keepPhoto(photo: KeptPhoto): void {
  if (isStoredAlso)
    save(tabStorage, photoKey, JSON.stringify({ ...photo, photo: toBase64(photo.photo) }))
  replaceBy(photo)
}

/** Forgets the photo, for example when another diagnosis starts. */
export function forgetPhoto(): void {
  try {
    tabStorage().removeItem(prefix + photoKey)
  } catch {
    // Storage is unavailable.
  }
  replaceBy(null)
}

whenEmptied(forgetPhoto)

/** The photo of the result with this code. */
export function keptPhoto(code: string): KeptPhoto | null {
  if (kept === undefined) kept = restored()
  return kept?.codes.includes(code) === true ? kept : null
}

const restored = (): KeptPhoto | null => {
  try {
    const stored = StoredPhoto.decode(JSON.parse(saved(tabStorage, photoKey) ?? 'null'))
    return E.isLeft(stored) ? null : { ...stored.right, photo: fromBase64(stored.right.photo) }
  } catch {
    return null
  }
}

/** Bytes for each call, as many as all browsers take as arguments. A call for each byte takes ten times as long. */
const block = 8192

const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += block)
    text += String.fromCharCode(...bytes.subarray(at, at + block))
  return btoa(text)
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const characters = atob(text)
  const bytes = new Uint8Array(characters.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at)
  return bytes
}

export function useKeptPhoto(code: string): KeptPhoto | null {
  return useSyncExternalStore(
    subscribe,
    () => keptPhoto(code),
    () => null,
  )
}
