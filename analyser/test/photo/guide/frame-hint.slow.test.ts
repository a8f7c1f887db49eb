import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameHint, frameRank } from '../../../src/photo/guide/frame-hint.js'
import type { FrameHint } from '@kaoiro/core/photo'
import { frameHints } from '@kaoiro/core/photo'
import type { FrameMeasures } from '../../../src/photo/guide/frame-measures.js'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { lamps } from '@kaoiro/fixtures/pixels/photograph'
import { uniform } from '../pictures.js'
import { frameOf, hintOn, measuresOf } from './drawn-frame.js'

describe('frameHint', () => {
  test.each([
    ...['spring-woman', 'spring-man', 'summer-woman', 'summer-man'],
    ...['autumn-woman', 'winter-woman', 'winter-man', 'very-fair'],
  ])('is content with %s, who fills the outline', (name) => {
    expect(hintOn({}, name)).toBe('good')
  })

  test.each<[string, FrameHint, Shot, string?]>([
    ['darkness', 'too-dark', { exposure: -3 }],
    ['strong light', 'too-bright', { exposure: 1.5 }],
    ['light from the left', 'side-light', { side: -0.75 }],
    ['light from the right', 'side-light', { side: 0.75 }],
    ['the light of a lamp', 'coloured-light', { tint: lamps[2600] }],
    ['green light', 'coloured-light', { tint: [0.6, 1.3, 0.6] }],
    ['a face that is far away', 'closer', { scale: 0.3 }],
    ['a face that is too near', 'farther', { scale: 0.75, position: { x: 0.5, y: 0.42 } }],
    ['a face at the side', 'off-centre', { position: { x: 0.68, y: 0.44 } }],
    ['a chin below the outline', 'off-centre', { position: { x: 0.5, y: 0.5 } }],
    ['a hairline above its mark', 'off-centre', { position: { x: 0.5, y: 0.36 } }],
    ['closed eyes', 'closed-eyes', { position: { x: 0.5, y: 0.43 } }, 'closed-eyes'],
    ['a turned face at the side', 'off-centre', { position: { x: 0.68, y: 0.44 } }, 'turned-22'],
    ['a face that is turned', 'straight', {}, 'turned-22'],
    ['a head that is tilted', 'straight', { roll: 12 }],
    ['a camera out of focus', 'still', { blur: 1.6 }],
  ])('names %s: %s', (_, hint, shot, name) => {
    expect(hintOn(shot, name)).toBe(hint)
  })

  test('asks for a face if there is none', () => {
    expect(frameHint(measuresOf(uniform(150, 140, 130)))).toBe('no-face')
  })

  test('asks to hold still if the picture moves, and before there is a second frame', () => {
    const measures = measuresOf(frameOf())
    expect(frameHint({ ...measures, motion: 0.2 })).toBe('still')
    expect(frameHint({ ...measures, motion: Infinity })).toBe('still')
  })

  test('asks to close the mouth if it is open', () => {
    const { face, ...measures } = measuresOf(frameOf())
    if (face === null) throw new Error('no face')
    expect(frameHint({ ...measures, face: { ...face, mouth: 1.1 } })).toBe('open-mouth')
  })

  test('ranks a sharper, calmer and more relaxed frame higher', () => {
    const { face, ...rest } = measuresOf(frameOf())
    if (face === null) throw new Error('no face')
    const rank = frameRank({ face, ...rest })
    expect(frameRank({ face, ...rest, sharpness: rest.sharpness + 0.01 })).toBeGreaterThan(rank)
    expect(frameRank({ face, ...rest, motion: rest.motion + 0.01 })).toBeLessThan(rank)
    expect(frameRank({ face: { ...face, mouth: 0.9 }, ...rest })).toBeLessThan(rank)
    expect(frameRank({ face: { ...face, eyes: 0.9 }, ...rest })).toBeLessThan(rank)
  })

  const shareArb = fc.double({ min: 0, max: 1, noNaN: true })
  const bentArb = fc.double({ min: 0, max: 2, noNaN: true })
  const measuresArb: fc.Arbitrary<FrameMeasures> = fc.record({
    face: fc.option(
      fc.record({
        ...{ x: shareArb, y: shareArb, width: shareArb, height: shareArb },
        ...{ skew: bentArb, mouth: bentArb, eyes: bentArb },
      }),
      { nil: null },
    ),
    light: fc.record({
      lights: fc.nat(255),
      lightest: fc.nat(255),
      shadows: fc.nat(255),
      clipped: shareArb,
      blown: shareArb,
      warmth: fc.double({ min: -2, max: 2, noNaN: true }),
      greenness: fc.double({ min: -1, max: 1, noNaN: true }),
    }),
    side: fc.double({ min: -2, max: 2, noNaN: true }),
    sharpness: shareArb,
    motion: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  const urgency = (measures: FrameMeasures) => frameHints.indexOf(frameHint(measures))

  test('less light, a sharper turn or more motion never gives a less urgent hint', () => {
    fc.assert(
      fc.property(measuresArb, fc.nat(255), shareArb, shareArb, (measures, less, turn, moved) => {
        const { face, light } = measures
        const worse: FrameMeasures = {
          ...measures,
          face: face === null ? null : { ...face, skew: face.skew + turn },
          light: { ...light, lights: Math.max(0, light.lights - less) },
          motion: measures.motion + moved,
        }
        expect(urgency(worse)).toBeLessThanOrEqual(urgency(measures))
      }),
    )
  })

  test('never finds a frame without a face good', () => {
    fc.assert(
      fc.property(measuresArb, (measures) => {
        expect(frameHint({ ...measures, face: null })).not.toBe('good')
      }),
    )
  })
})
