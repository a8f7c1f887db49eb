import { describe, expect, test } from 'vitest'
import { canRedrawLines, columnsOf, showsColours } from '../../src/system/streams.js'

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

test.each([
  ['a terminal', { isTTY: true, columns: 120 }, '60', 120],
  ['a terminal that reports none', { isTTY: true, columns: 0 }, '60', 60],
  ['a pipe', { isTTY: false, columns: 0 }, '60', 60],
  ['a pipe', { isTTY: false, columns: 0 }, undefined, 80],
  ['a pipe', { isTTY: false, columns: 0 }, 'wide', 80],
])('columnsOf %s %j with COLUMNS=%s returns %s', (_, stream, COLUMNS, expected) => {
  expect(columnsOf({ COLUMNS }, stream)).toBe(expected)
})
