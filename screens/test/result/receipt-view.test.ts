import { describe, expect, it } from 'vitest'
import type { Receipt, Removal } from '@kaoiro/core/records'
import { result as en } from '@kaoiro/texts/en'
import { result as ja } from '@kaoiro/texts/ja'
import type { Deletion } from '../../src/result/receipt-view.js'
import { momentText, receiptSentences, receiptView } from '../../src/result/receipt-view.js'

const [morning, evening] = ['2025-11-22T05:03:07.250Z', '2025-11-22T18:00:00+09:00']

const view = (...sessions: ReadonlyArray<Receipt>) =>
  receiptView({ _tag: 'Kept', sessions }, 'idle')

describe('the receipt of several photos', () => {
  it('contains the latest deletion and expiry times', () => {
    expect(
      view(
        { sessionId: 's-1', photoDeletedAt: evening },
        { sessionId: 's-2', photoDeletedAt: morning, expiresAt: evening },
      ),
    ).toMatchObject({ photoDeletedAt: evening, expiresAt: evening })
  })

  it('is hidden unless the service reports on each photo', () => {
    expect(receiptView(undefined, 'idle')).toBeNull()
    expect(view()).toBeNull()
    expect(view({ sessionId: 's-1', photoDeletedAt: morning }, { sessionId: 's-2' })).toBeNull()
  })
})

describe('the sentences of a receipt', () => {
  const { receipt: words } = ja
  const text = (moment: string) => `(${moment})`
  const [photoDeletedAt, expiresAt] = [morning, evening]
  const kept = (deletion: Deletion, expiresAt: string | null) =>
    receiptSentences(ja, { _tag: 'Kept', photoDeletedAt, expiresAt, deletion }, text, 24)
  const deleted = (removal: Removal) =>
    receiptSentences(ja, { _tag: 'Deleted', photoDeletedAt, removal }, text, 24)

  it('say when the photo was deleted, and when the result will be', () => {
    expect(kept('idle', expiresAt)).toEqual({
      times: [words.photo({ at: text(morning) }), words.expires({ at: text(evening) })].join(
        words.between,
      ),
      outcome: [],
      failure: null,
    })
    expect(kept('running', null).times).toBe(words.photo({ at: text(morning) }))
  })

  it('say why the deletion is uncertain, and that the data will be deleted anyway', () => {
    expect(kept('Unreachable', expiresAt).failure).toBe(
      [words.notDeleted.Unreachable, words.byItself({ at: text(evening) })].join(words.between),
    )
    expect(kept('Refused', null).failure).toBe(
      [words.notDeleted.Refused, words.byItselfWithin({ hours: 24 })].join(words.between),
    )
  })

  it.each<[string, Removal]>([
    [words.nothingLeft, { _tag: 'NothingLeft' }],
    [words.removed.all, { _tag: 'Removed', parts: null }],
    [words.removed.both, { _tag: 'Removed', parts: { photo: true, result: true } }],
    [words.removed.photo, { _tag: 'Removed', parts: { photo: true, result: false } }],
    [words.removed.result, { _tag: 'Removed', parts: { photo: false, result: true } }],
    [words.nothingLeft, { _tag: 'Removed', parts: { photo: false, result: false } }],
  ])('say what was deleted: %s', (sentence, removal) => {
    expect(deleted(removal).outcome).toEqual([sentence, words.stays])
  })
})

describe('a moment', () => {
  // Dates in the local time zone, so that the tests do not depend on it.
  const moment = new Date(2026, 10, 22, 9, 5, 59).toISOString()
  const laterThatDay = new Date(2026, 10, 22, 23, 59)
  const nextDay = new Date(2026, 10, 23, 0, 0)

  it('of today is shown as a time, of another day with a date', () => {
    expect(momentText('ja', ja, laterThatDay, moment)).toBe('09:05')
    expect(momentText('ja', ja, nextDay, moment)).toBe('11月22日 09:05')
    expect(momentText('en', en, nextDay, moment)).toBe('09:05 on November 22')
  })

  it('at midnight is shown as 00:00, not 24:00', () => {
    expect(momentText('ja', ja, nextDay, nextDay.toISOString())).toBe('00:00')
  })
})
