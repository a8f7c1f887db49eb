import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FrameHint } from '@kaoiro/core/photo'
import { frameHints } from '@kaoiro/core/photo'
import type { Guidance } from '../../src/capture/guidance.js'
import { guided, held, holding, noGuidance } from '../../src/capture/guidance.js'

interface Frame {
  readonly hint: FrameHint
  /** Milliseconds since the frame before. */
  readonly after: number
}

const framesArb = fc.array(
  fc.record({ hint: fc.constantFrom(...frameHints), after: fc.integer({ min: 1, max: 400 }) }),
  { minLength: 1, maxLength: 60 },
)

/** The guidance after each frame, with the frame's time. */
const follow = (
  frames: ReadonlyArray<Frame>,
): ReadonlyArray<Guidance & { readonly at: number }> => {
  let [now, guidance] = [0, noGuidance]
  return frames.map(({ hint, after }) => {
    now += after
    guidance = guided(guidance, hint, now)
    return { ...guidance, at: now }
  })
}

const steady = (hint: FrameHint, count: number): ReadonlyArray<Frame> =>
  Array<Frame>(count).fill({ hint, after: 125 })

describe('guided', () => {
  test('shows the first hint at once', () => {
    expect(guided(noGuidance, 'closer', 5).hint).toBe('closer')
  })

  test('is not changed by one odd frame', () => {
    const odd = { hint: 'straight', after: 125 } as const
    const states = follow([...steady('closer', 20), odd, ...steady('closer', 3)])
    expect(new Set(states.map(({ hint }) => hint))).toEqual(new Set(['closer']))
  })

  test('comes to any hint that lasts', () => {
    fc.assert(
      fc.property(framesArb, fc.constantFrom(...frameHints), (frames, hint) => {
        expect(follow([...frames, ...steady(hint, 24)]).at(-1)?.hint).toBe(hint)
      }),
    )
  })

  test('changes what a screen reader announces at most every second and a half, except for a good frame', () => {
    fc.assert(
      fc.property(framesArb, (frames) => {
        const changes = follow(frames).filter(({ at, shownAt }) => at === shownAt)
        changes.slice(1).forEach(({ hint, at }, i) => {
          const before = changes[i]
          if (before === undefined || hint === 'good' || before.hint === 'good') return
          expect(at - before.at).toBeGreaterThanOrEqual(1_500)
        })
      }),
    )
  })
})

describe('held', () => {
  test('is complete a second after good frames began to be shown, and not before', () => {
    const states = follow(steady('good', 20))
    const start = states[0]?.shownAt ?? 0
    for (const state of states)
      expect(held(state, state.at) === 1).toBe(state.at - start >= holding)
  })

  test('begins again after one frame that was not good', () => {
    const odd = { hint: 'open-mouth', after: 125 } as const
    const state = follow([...steady('good', 20), odd, ...steady('good', 4)]).at(-1)
    expect(held(state ?? noGuidance, state?.at ?? 0)).toBeLessThan(0.5)
  })

  test('is between nothing and all, and nothing unless the last frame was good', () => {
    fc.assert(
      fc.property(framesArb, (frames) => {
        follow(frames).forEach((state, i) => {
          const share = held(state, state.at)
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
          if (frames[i]?.hint !== 'good') expect(share).toBe(0)
        })
      }),
    )
  })
})
