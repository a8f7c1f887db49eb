import type { DeletionError, Removal, ReceiptState } from '@kaoiro/core/receipt/receipt'

/** What happens to the data behind a result, as the page shows it. Moments are RFC 3339. */
export type ReceiptView =
  | {
      readonly _tag: 'Kept'
      readonly photoDeletedAt: string
      /** From when on the service deletes the result by itself; null if it does not say. */
      readonly expiresAt: string | null
      readonly deletion: Deletion
    }
  | { readonly _tag: 'Deleted'; readonly photoDeletedAt: string; readonly removal: Removal }

/** How far the visitor's wish to have everything deleted has come; with a tag it has failed. */
export type Deletion = 'idle' | 'running' | DeletionError['_tag']

/** Null if the service says nothing of the photos, or not of all: then nothing is claimed. */
export const receiptView = (
  receipt: ReceiptState | null,
  deletion: Deletion,
): ReceiptView | null => {
  if (receipt === null || receipt._tag === 'Deleted') return receipt
  const { sessions } = receipt
  const deleted = sessions.flatMap(({ photoDeletedAt }) => photoDeletedAt ?? [])
  const [photoDeletedAt, expiresAt] = [
    latest(deleted),
    latest(sessions.flatMap(({ expiresAt }) => expiresAt ?? [])),
  ]
  return photoDeletedAt === null || deleted.length < sessions.length
    ? null
    : { _tag: 'Kept', photoDeletedAt, expiresAt, deletion }
}

const latest = (moments: ReadonlyArray<string>): string | null =>
  moments.reduce<string | null>(
    (last, moment) => (last === null || Date.parse(moment) > Date.parse(last) ? moment : last),
    null,
  )
