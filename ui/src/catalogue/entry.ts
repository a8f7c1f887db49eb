import type { ReactNode } from 'react'

/** A component of the catalogue with its states. */
export interface CatalogueEntry {
  readonly component: string
  readonly states: Readonly<Record<string, ReactNode>>
}

/** Handler of components in the catalogue. */
export const noop = (): void => undefined
