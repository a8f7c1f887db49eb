import { languages } from '@kaoiro/core/language'
import { loadTerminal } from '@kaoiro/texts/load'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayWidth } from '../../src/print/columns.js'
import type { ProgressOptions } from '../../src/progress/progress.js'
import {
  formatDuration,
  progressBar,
  progressText,
  createProgress,
} from '../../src/progress/progress.js'

const en = await loadTerminal('en', 'diagnose')
const ja = await loadTerminal('ja', 'diagnose')
const all = await Promise.all(languages.map((language) => loadTerminal(language, 'diagnose')))

const state = { all: 1000, before: 100, done: 400, failed: 3, elapsed: 10_000 }

describe('progressBar', () => {
  test('shows the count, failures, the rate and the time left', () => {
    expect(progressBar(en, state, 80)).toBe(
      '  ███████████████···············  500/1,000  3 failed  40.0/s  13 s left',
    )
    expect(progressBar(ja, state, 80)).toBe(
      '  ███████████████···············  500/1,000  失敗3枚  40.0枚/秒  残り13秒',
    )
  })

  test('shows only the count at the start', () => {
    expect(progressText(en, { ...state, before: 0, done: 0, failed: 0 })).toBe('  0/1,000')
  })

  test('leaves out the time left at the end', () => {
    expect(progressText(en, { ...state, done: 900, failed: 0 })).toBe('  1,000/1,000  90.0/s')
  })

  test('omits parts that do not fit, the bar first', () => {
    expect(progressBar(en, state, 46)).toBe('  500/1,000  3 failed  40.0/s  13 s left')
    expect(progressBar(en, state, 25)).toBe('  500/1,000  3 failed')
    expect(progressBar(en, state, 12)).toBe('  500/1,000')
  })

  const stateArb = fc
    .record({
      all: fc.integer({ min: 1, max: 100_000 }),
      cuts: fc.tuple(fc.nat(100_000), fc.nat(100_000)),
      failed: fc.nat(100_000),
      elapsed: fc.nat(100_000_000),
    })
    .map(({ all, cuts: [a, b], failed, elapsed }) => {
      const before = a % (all + 1)
      const done = b % (all - before + 1)
      return { all, before, done, failed: failed % (done + 1), elapsed }
    })

  test('is always shorter than the line', () => {
    fc.assert(
      fc.property(
        stateArb,
        fc.integer({ min: 20, max: 200 }),
        fc.constantFrom(...all),
        (any, columns, words) => {
          expect(displayWidth(progressBar(words, any, columns))).toBeLessThan(columns)
        },
      ),
    )
  })
})

/** The output of a batch. Each photo takes this many milliseconds. */
const written = (
  canRedraw: boolean,
  times: ReadonlyArray<number>,
  options: Partial<ProgressOptions> = {},
): string => {
  let text = ''
  let now = 0
  const progress = createProgress(
    { err: (more) => (text += more), canRedraw, columns: 80 },
    { words: en, all: times.length, before: 0, clock: () => now, quiet: false, ...options },
  )
  for (const time of times) {
    now += time
    progress.advance(false)
  }
  progress.writeLine('a line')
  progress.end()
  return text
}

/** The lines that remain on a terminal after redrawing. */
const shownBy = (text: string) => text.split('\n').map((line) => line.split('\r\x1b[K').at(-1))

const times = (count: number, time: number) => Array.from({ length: count }, () => time)

describe('createProgress', () => {
  test('redraws the bar on a terminal and erases it at the end', () => {
    const text = written(true, times(20, 200))
    expect(text.match(/\/20/g)?.length).toBeGreaterThanOrEqual(20)
    expect(shownBy(text)).toEqual(['a line', ''])
  })

  test('limits how often it redraws', () => {
    expect(written(true, times(1000, 1)).match(/\/1,000/g)?.length).toBeLessThan(20)
  })

  test('prints a line after each tenth of the photos without a terminal', () => {
    const lines = written(false, times(1000, 1)).trimEnd().split('\n')
    expect(lines).toHaveLength(11)
    expect(lines[0]).toBe('  100/1,000  1000.0/s  1 s left')
    expect(lines.at(-1)).toBe('a line')
  })

  test('prints a line every ten seconds without a terminal if a tenth of the photos takes longer', () => {
    expect(written(false, times(5, 7_000), { all: 1000 }).split('\n')).toHaveLength(2 + 2)
  })

  test('hides progress but not messages with --quiet', () => {
    expect(written(true, times(10, 1000), { quiet: true })).toBe('a line\n')
    expect(written(false, times(10, 1000), { quiet: true })).toBe('a line\n')
  })

  test.each([true, false])(
    'shows nothing before its delay has passed (terminal: %s)',
    (canRedraw) => {
      const after = 1000
      expect(written(canRedraw, times(9, 100), { after })).not.toContain('/9')
      expect(written(canRedraw, times(20, 100), { after })).toContain('20/20')
    },
  )
})

test.each([
  [0, '0 s'],
  [59_001, '1 min 0 s'],
  [3_600_000, '1 h 0 min'],
  [7_384_000, '2 h 3 min'],
])('formatDuration formats %d ms as %s', (ms, expected) => {
  expect(formatDuration(en)(ms)).toBe(expected)
})
