import type { DeletionError, Removal, ReceiptState } from '@kaoiro/core/records'

/** View model of the data behind a result. Moments are RFC 3339. */
export type ReceiptView =
  | {
      readonly _tag: 'Kept'
      readonly photoDeletedAt: string
      /** When the service deletes the result automatically; null if unknown. */
      readonly expiresAt: string | null
      readonly deletion: Deletion
    }
  | { readonly _tag: 'Deleted'; readonly photoDeletedAt: string; readonly removal: Removal }

/** State of the requested deletion; an error's tag if it failed. */
export type Deletion = 'idle' | 'running' | DeletionError['_tag']

/** Null unless the service has reported for each photo when it was deleted. */
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
