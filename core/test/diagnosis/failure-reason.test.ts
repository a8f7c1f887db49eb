import { expect, test } from 'vitest'
import { isReason } from '../../src/diagnosis/vocabulary.js'

test.each([null, '', 'No-face', 'no face', 'no-face ', 'toString'])(
  'isReason rejects <%s>',
  (text) => {
    expect(isReason(text)).toBe(false)
  },
)
