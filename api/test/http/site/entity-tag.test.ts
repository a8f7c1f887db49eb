import { expect, test } from 'vitest'
import { matchesTag } from '../../../src/http/site/entity-tag.js'

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '  "a" , "b"'])(
  'matches If-None-Match %s',
  (ifNoneMatch) => {
    expect(matchesTag(ifNoneMatch, '"a"')).toBe(true)
  },
)

test.each([undefined, '', '*', 'a', '"b"', 'w/"a"', '"A"', '"a" "b"'])(
  'does not match If-None-Match %s',
  (ifNoneMatch) => {
    expect(matchesTag(ifNoneMatch, '"a"')).toBe(false)
  },
)
