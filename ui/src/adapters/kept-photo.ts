import { useSyncExternalStore } from 'react'
import type { FaceFeatures, FaceOutline } from '@kaoiro/core/diagnosis'
import { whenEmptied } from './tab-memory.js'

/** The photo of a result, in this tab's memory only: never in storage, history or a request, and gone after a reload. */
export interface KeptPhoto {
  /** The prepared JPEG. */
  readonly photo: Uint8Array<ArrayBuffer>
  readonly outline: FaceOutline
  /** Left out by services that do not know them. */
  readonly features?: FaceFeatures | undefined
  /** The codes of the results that show it: the latest one, and the one of this photo alone. */
  readonly codes: ReadonlyArray<string>
}

let kept: KeptPhoto | null = null
const listeners = new Set<() => void>()

const replaceBy = (photo: KeptPhoto | null): void => {
  kept = photo
  for (const listener of listeners) listener()
}

/** Keeps the photo of the latest result instead of any other. */
export const keepPhoto = (photo: KeptPhoto): void => replaceBy(photo)

/** Forgets the photo, for example when another diagnosis starts. */
export const forgetPhoto = (): void => replaceBy(null)

whenEmptied(forgetPhoto)

/** The photo of the result with this code. */
export const keptPhoto = (code: string): KeptPhoto | null =>
  kept?.codes.includes(code) === true ? kept : null

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
