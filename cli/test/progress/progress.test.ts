import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '@kaoiro/core/locales/language'
import { progressBar, progressText } from '../../src/progress/progress-line.js'
import type { ProgressOptions } from '../../src/progress/progress.js'
import { createProgress } from '../../src/progress/progress.js'
import { progressWords } from '../../src/progress/words.js'
import { displayWidth } from '../../src/print/columns.js'

const { en, ja } = progressWords

const state = { all: 1000, before: 100, done: 400, failed: 3, elapsed: 10_000 }

describe('a progress bar', () => {
  test('shows how far it is, what failed, the rate and the time left', () => {
    expect(progressBar(en, state, 80)).toBe(
      '  ███████████████···············  500/1,000  3 failed  40.0/s  13 s left',
    )
    expect(progressBar(ja, state, 80)).toBe(
      '  ███████████████···············  500/1,000  失敗3枚  40.0枚/秒  残り13秒',
    )
  })

  test('shows nothing that is not known yet', () => {
    expect(progressText(en, { ...state, before: 0, done: 0, failed: 0 })).toBe('  0/1,000')
  })

  test('shows no time left at the end', () => {
    expect(progressText(en, { ...state, done: 900, failed: 0 })).toBe('  1,000/1,000  90.0/s')
  })

  test('leaves out what does not fit, the bar first', () => {
    expect(progressBar(en, state, 46)).toBe('  500/1,000  3 failed  40.0/s  13 s left')
    expect(progressBar(en, state, 25)).toBe('  500/1,000  3 failed')
    expect(progressBar(en, state, 12)).toBe('  500/1,000')
  })

  const standArb = fc
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

  test('never reaches the end of the line, where terminals break it', () => {
    fc.assert(
      fc.property(
        standArb,
        fc.integer({ min: 20, max: 200 }),
        fc.constantFrom(...languages),
        (any, columns, language) => {
          expect(displayWidth(progressBar(progressWords[language], any, columns))).toBeLessThan(
            columns,
          )
        },
      ),
    )
  })
})

/** What a progress writes while photos end, each after so many milliseconds. */
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

/** What stays on a terminal: of each line, what follows its last beginning. */
const shownBy = (text: string) => text.split('\n').map((line) => line.split('\r\x1b[K').at(-1))

const times = (count: number, time: number) => Array.from({ length: count }, () => time)

describe('progress', () => {
  test('on a terminal is drawn in place, and gone at the end', () => {
    const text = written(true, times(20, 200))
    expect(text.match(/\/20/g)?.length).toBeGreaterThanOrEqual(20)
    expect(shownBy(text)).toEqual(['a line', ''])
  })

  test('is not redrawn more often than is visible', () => {
    expect(written(true, times(1000, 1)).match(/\/1,000/g)?.length).toBeLessThan(20)
  })

  test('without a terminal is a line at each tenth', () => {
    const lines = written(false, times(1000, 1)).trimEnd().split('\n')
    expect(lines).toHaveLength(11)
    expect(lines[0]).toBe('  100/1,000  1000.0/s  1 s left')
    expect(lines.at(-1)).toBe('a line')
  })

  test('without a terminal is a line every ten seconds if a tenth takes longer', () => {
    expect(written(false, times(5, 7_000), { all: 1000 }).split('\n')).toHaveLength(2 + 2)
  })

  test('is not shown with --quiet, unlike lines about photos', () => {
    expect(written(true, times(10, 1000), { quiet: true })).toBe('a line\n')
    expect(written(false, times(10, 1000), { quiet: true })).toBe('a line\n')
  })

  test.each([true, false])(
    'with a delay nothing is shown of what ends sooner (on a terminal: %s)',
    (canRedraw) => {
      const after = 1000
      expect(written(canRedraw, times(9, 100), { after })).not.toContain('/9')
      expect(written(canRedraw, times(20, 100), { after })).toContain('20/20')
    },
  )
})
