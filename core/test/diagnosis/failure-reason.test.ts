import { expect, test } from 'vitest'
import { isReason, reasons } from '@kaoiro/core/diagnosis/failure-reason'

test('isReason accepts every reason', () => {
  expect(reasons.every(isReason)).toBe(true)
})

test.each([null, '', 'No-face', 'no face', 'no-face ', 'toString'])(
  'isReason rejects <%s>',
  (text) => {
    expect(isReason(text)).toBe(false)
  },
)
