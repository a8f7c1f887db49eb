import { useSyncExternalStore } from 'react'
import type { Season } from '@kaoiro/core/diagnosis'
import type { Area } from '@kaoiro/drawing/painted'

/** A shade of a product, with its name in the visitor's language. */
export interface ProductShade {
  readonly id: 'shade'
  readonly colour: `#${string}`
  readonly name: string
}

/** The start of a draping: a product's shade on the face, or the colours of a season as cloth. */
export type TryOnRequest =
  | { readonly _tag: 'Shade'; readonly area: Area; readonly shade: ProductShade }
  | { readonly _tag: 'Season'; readonly season: Season }

interface TryOn {
  readonly request: TryOnRequest | null
  /** Whether a dialog that can paint make-up is there to open. */
  readonly takesMakeUp: boolean
}

let current: TryOn = { request: null, takesMakeUp: false }
const listeners = new Set<() => void>()

const change = (to: Partial<TryOn>): void => {
  current = { ...current, ...to }
  for (const listener of listeners) listener()
}

export const requestTryOn = (request: TryOnRequest | null): void => change({ request })

/** Called by the dialog. Returns what withdraws the offer. */
export function offerMakeUp() {
  change({ takesMakeUp: true })
  return () => change({ request: null, takesMakeUp: false })
}

const nothing: TryOn = current

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTryOn(): TryOn {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => nothing,
  )
}
