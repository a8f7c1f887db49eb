import type { Language } from '@kaoiro/core/language'
import type { DeletionError, Removal } from '@kaoiro/core/records'
import type { ResultTexts } from '@kaoiro/texts/types'
import type { ReceiptState } from './history.js'

/** The data behind a result. Moments are RFC 3339. */
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
export function receiptView(
  receipt: ReceiptState | undefined,
  deletion: Deletion,
): ReceiptView | null {
  if (receipt === undefined) return null
  if (receipt._tag === 'Deleted') return receipt
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

function latest(moments: ReadonlyArray<string>): string | null {
  return moments.reduce<string | null>(
    (last, moment) => (last === null || Date.parse(moment) > Date.parse(last) ? moment : last),
    null,
  )
}

/** A receipt in one language. */
export interface ReceiptSentences {
  /** When the photo was deleted, and when the result will be. */
  readonly times: string
  /** What was deleted; empty before. */
  readonly outcome: ReadonlyArray<string>
  /** Why the deletion is uncertain, and when the service deletes automatically; null without a failure. */
  readonly failure: string | null
}

/**
 * @param text formats a moment (`momentText`)
 * @param retentionHours after which the service deletes everything at the latest
 */
export function receiptSentences(
  { receipt: words }: Pick<ResultTexts, 'receipt'>,
  receipt: ReceiptView,
  text: (moment: string) => string,
  retentionHours: number,
): ReceiptSentences {
  const photo = words.photo({ at: text(receipt.photoDeletedAt) })
  if (receipt._tag === 'Deleted')
    return {
      times: photo,
      outcome: [removalText(words, receipt.removal), words.stays],
      failure: null,
    }
  const { deletion, expiresAt } = receipt
  const at = expiresAt === null ? null : { at: text(expiresAt) }
  const byItself =
    at === null ? words.byItselfWithin({ hours: retentionHours }) : words.byItself(at)
  return {
    times: [photo, ...(at === null ? [] : [words.expires(at)])].join(words.between),
    outcome: [],
    failure:
      deletion === 'idle' || deletion === 'running'
        ? null
        : [words.notDeleted[deletion], byItself].join(words.between),
  }
}

function removalText(words: ResultTexts['receipt'], removal: Removal): string {
  if (removal._tag === 'NothingLeft') return words.nothingLeft
  if (removal.parts === null) return words.removed.all
  const { photo, result } = removal.parts
  if (photo) return result ? words.removed.both : words.removed.photo
  return result ? words.removed.result : words.nothingLeft
}

/** Formats a moment in the visitor's time zone: the time, with the date unless it is today. */
export function momentText(
  language: Language,
  { timeOnDay }: Pick<ResultTexts, 'timeOnDay'>,
  now: Date,
  moment: string,
): string {
  const date = new Date(moment)
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, options).format(date)
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return date.toDateString() === now.toDateString()
    ? time
    : timeOnDay({ time, day: format({ month: 'long', day: 'numeric' }) })
}
