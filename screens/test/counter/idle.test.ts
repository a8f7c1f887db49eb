import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Moment } from '../../src/counter/idle.js'
import {
  lookingPatience,
  continueIdle,
  countdownSeconds,
  elapsed,
  idlePatience,
  startIdle,
} from '../../src/counter/idle.js'

const second = 1_000
const hour = 3_600_000
const start: Moment = { steady: 5_000, wall: Date.UTC(2026, 10, 28), isVisible: true }

interface Passing {
  readonly steady?: number
  readonly wall?: number
  readonly isVisible?: boolean
}

/** The moment after which both clocks have run on; `wall` may differ. */
const after = (
  { steady, wall, isVisible }: Moment,
  { steady: passed = 0, wall: shown = passed, isVisible: next = isVisible }: Passing,
): Moment => ({ steady: steady + passed, wall: wall + shown, isVisible: next })

const idle = continueIdle(idlePatience)

/** Seconds left after looks at the clocks, one after the other. */
const leftAfter = (...passing: ReadonlyArray<Passing>): number => {
  let [state, now] = [startIdle(idlePatience, start), start]
  for (const passed of passing) {
    now = after(now, passed)
    state = idle(state, 'look', now)
  }
  return state.left / second
}

const hide = { isVisible: false } as const
const show = { isVisible: true } as const

describe('the time of a customer at a shared tablet', () => {
  test.each<[string, number, ReadonlyArray<Passing>]>([
    ['passes by both clocks', 50, [{ steady: 10 * second }]],
    ['passes if the clock is set back', 50, [{ steady: 10 * second, wall: -hour }]],
    ['leaves a countdown if the clock is set ahead', 20, [{ steady: second, wall: hour }]],
    [
      'does not start the countdown again for a clock set ahead twice',
      15,
      [
        { steady: 0, wall: hour },
        { steady: 5 * second, wall: hour },
      ],
    ],
    ['is shortened by a little sleep', 48, [{ steady: second, wall: 12 * second }]],
    ['ignores a corrected clock', 59, [{ steady: second, wall: 2.5 * second }]],
    ['counts sleep', 60 - 31, [hide, { steady: second, wall: 31 * second, ...show }]],
    ['ends during long sleep', 60 - 3600, [hide, { steady: 0, wall: hour, ...show }]],
    ['ends if the clock was set back during sleep', -Infinity, [hide, { wall: -hour, ...show }]],
    ['passes in the background', 20, [hide, { steady: 40 * second, ...show }]],
  ])('%s', (_, left, passing) => {
    expect(leftAfter(...passing)).toBe(left)
  })

  test('starts again with every input, but not after its end', () => {
    const late = after(start, { steady: 59 * second })
    const touched = idle(startIdle(idlePatience, start), 'input', late)
    expect(touched.left).toBe(idlePatience)
    const over = after(late, { steady: 61 * second })
    expect(countdownSeconds(idle(touched, 'input', over))).toBe(0)
  })

  test('goes on while a face is in front of the camera, for at most five minutes without input', () => {
    let [state, now] = [startIdle(idlePatience, start), start]
    let seconds = 0
    for (; state.left > 0 && seconds < 3600; seconds++) {
      now = after(now, { steady: second })
      state = idle(state, 'face', now)
    }
    expect(seconds).toBe(300)
  })

  test('is longer during an analysis, and ends as well', () => {
    const waiting = startIdle(lookingPatience, start)
    const look = (time: number) =>
      countdownSeconds(
        continueIdle(lookingPatience)(waiting, 'look', after(start, { steady: time })),
      )
    expect([look(99 * second), look(101 * second), look(121 * second)]).toEqual([null, 19, 0])
  })
})

test('elapsed is never shorter than the steady time, however the clock is set', () => {
  const passingArb = fc.record({
    steady: fc.nat(hour),
    wall: fc.integer({ min: -hour, max: hour }),
    isVisible: fc.boolean(),
  })
  fc.assert(
    fc.property(passingArb, fc.boolean(), (passing, isVisible) => {
      const before = { ...start, isVisible }
      const { time, doubtful } = elapsed(before, after(before, passing))
      expect(time).toBeGreaterThanOrEqual(passing.steady)
      expect(doubtful).toBeGreaterThanOrEqual(0)
    }),
  )
})
