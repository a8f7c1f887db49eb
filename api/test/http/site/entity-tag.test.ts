import { expect, test } from 'vitest'
import { matchesTag } from '../../../src/http/site/entity-tag.js'

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '  "a" , "b"'])(
  'a client has the copy with the tag "a" by %s',
  (ifNoneMatch) => {
    expect(matchesTag(ifNoneMatch, '"a"')).toBe(true)
  },
)

test.each([undefined, '', '*', 'a', '"b"', 'w/"a"', '"A"', '"a" "b"'])(
  'a client does not have the copy with the tag "a" by %s',
  (ifNoneMatch) => {
    expect(matchesTag(ifNoneMatch, '"a"')).toBe(false)
  },
)
