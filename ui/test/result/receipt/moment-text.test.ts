import { describe, expect, it } from 'vitest'
import { result as en } from '@kaoiro/texts/en'
import { result as ja } from '@kaoiro/texts/ja'
import { momentText } from '../../../src/result/receipt/use-moment-text.js'

// Dates in the local time zone, so that the tests do not depend on it.
const moment = new Date(2026, 10, 22, 9, 5, 59)
const laterThatDay = new Date(2026, 10, 22, 23, 59)
const nextDay = new Date(2026, 10, 23, 0, 0)

describe('a moment', () => {
  it('of today is shown as a time', () => {
    expect(momentText('ja', ja)(laterThatDay, moment.toISOString())).toBe('09:05')
    expect(momentText('en', en)(laterThatDay, moment.toISOString())).toBe('09:05')
  })

  it('of another day is shown as a time with a date', () => {
    expect(momentText('ja', ja)(nextDay, moment.toISOString())).toBe('11月22日 09:05')
    expect(momentText('en', en)(nextDay, moment.toISOString())).toBe('09:05 on November 22')
  })

  it('at midnight is shown as 00:00, not 24:00', () => {
    expect(momentText('ja', ja)(nextDay, nextDay.toISOString())).toBe('00:00')
  })
})
