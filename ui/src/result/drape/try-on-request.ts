import { useSyncExternalStore } from 'react'
import type { TryOnRequest } from '@kaoiro/screens/draping'
import { changes } from '../../adapters/listening.js'

interface TryOn {
  readonly request: TryOnRequest | null
  /** Whether a dialog that can paint make-up is there to open. */
  readonly takesMakeUp: boolean
}

let current: TryOn = { request: null, takesMakeUp: false }
const { tell, subscribe } = changes()

const change = (to: Partial<TryOn>): void => {
  current = { ...current, ...to }
  tell()
}

export const requestTryOn = (request: TryOnRequest | null): void => change({ request })

/** Called by the dialog. Returns what withdraws the offer. */
export function offerMakeUp() {
  change({ takesMakeUp: true })
  return () => change({ request: null, takesMakeUp: false })
}

const nothing: TryOn = current

export function useTryOn(): TryOn {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => nothing,
  )
}
