import { useSyncExternalStore } from 'react'
import { FaceFeatures, FaceOutline } from '@kaoiro/core/diagnosis'
import { prefix, save, saved, tabStorage } from './storage.js'
import { photoKey } from './stored-keys.js'
import { whenEmptied } from './forget-tab.js'
import { changes } from './listening.js'

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

/** As in storage: the photo is in Base64. */
type StoredPhoto = Omit<KeptPhoto, 'photo'> & { readonly photo: string }

/** An earlier version of the site may have stored it. */
const isStored = (u: unknown): u is StoredPhoto =>
  typeof u === 'object' &&
  u !== null &&
  'photo' in u &&
  typeof u.photo === 'string' &&
  'outline' in u &&
  FaceOutline.is(u.outline) &&
  (!('features' in u) || FaceFeatures.is(u.features)) &&
  'codes' in u &&
  Array.isArray(u.codes)

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
    const stored: unknown = JSON.parse(saved(tabStorage, photoKey) ?? 'null')
    return isStored(stored) ? { ...stored, photo: fromBase64(stored.photo) } : null
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
