import type { ReactNode } from 'react'

/** One component of the catalogue in each of its states. */
export interface CatalogueEntry {
  readonly component: string
  readonly states: Readonly<Record<string, ReactNode>>
}

/** What a component in the catalogue does when it is used. */
export const noop = (): void => undefined
