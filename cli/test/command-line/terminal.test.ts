import { describe, expect, test } from 'vitest'
import { canRedrawLines, showsColours } from '../../src/system/streams.js'

describe('showsColours', () => {
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ TERM: 'xterm-256color' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '' }, false, false],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: 'false' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '1', TERM: 'dumb' }, true, true],
  ])('with the variables %j and a terminal %s returns %s', (env, isTerminal, expected) => {
    expect(showsColours(env, isTerminal)).toBe(expected)
  })
})

test('canRedrawLines accepts any terminal that is not dumb, with colours or without', () => {
  expect(canRedrawLines({ NO_COLOR: '1' }, true)).toBe(true)
  expect(canRedrawLines({ TERM: 'dumb', FORCE_COLOR: '1' }, true)).toBe(false)
  expect(canRedrawLines({}, false)).toBe(false)
})
