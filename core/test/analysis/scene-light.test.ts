import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EyeWhite } from '@kaoiro/core/analysis/eye-white'
import type { LightLog } from '@kaoiro/core/analysis/light-log'
import { luminance } from '@kaoiro/core/analysis/light-log'
import { sceneLight } from '@kaoiro/core/analysis/scene-light'

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const lightArb: fc.Arbitrary<LightLog> = fc.record({
  red: within(-6, 0),
  green: within(-6, 0),
  blue: within(-6, 0),
})
const eyeArb: fc.Arbitrary<EyeWhite> = fc.record({ colour: lightArb, unclipped: within(0, 1) })
const eyesArb = fc.array(eyeArb, { maxLength: 2 })
const aroundArb = fc.array(lightArb, { maxLength: 30 })

const all = (colour: LightLog, count: number) => Array.from({ length: count }, () => colour)

/** The white of an eye by a neutral light. */
const white: LightLog = { red: -0.37, green: -0.42, blue: -0.45 }
const eyes = all(white, 2).map((colour) => ({ colour, unclipped: 1 }))
const wall: LightLog = { red: -1.2, green: -1.2, blue: -1.2 }

const tintBy = (light: LightLog, { red, green, blue }: LightLog): LightLog => ({
  red: red + light.red,
  green: green + light.green,
  blue: blue + light.blue,
})

describe('sceneLight', () => {
  test('the usual white before a grey wall is a neutral light', () => {
    const { red, green, blue } = sceneLight(eyes, all(wall, 100))
    for (const channel of [red, green, blue]) expect(Math.abs(channel)).toBeLessThan(0.02)
  })

  test('no scene moves it beyond its bounds: 0.35 in red, 0.5 in blue, one stop', () => {
    fc.assert(
      fc.property(eyesArb, aroundArb, (someEyes, around) => {
        const light = sceneLight(someEyes, around)
        expect(Math.abs(light.red - light.green)).toBeLessThanOrEqual(0.3500001)
        expect(Math.abs(light.blue - light.green)).toBeLessThanOrEqual(0.5000001)
        expect(Math.abs(luminance(light))).toBeLessThanOrEqual(Math.LN2 + 1e-9)
      }),
    )
  })

  test('it follows a change of the light within its bounds', () => {
    fc.assert(
      fc.property(within(-0.2, 0.2), within(-0.25, 0.25), (red, blue) => {
        const change = { red, green: 0, blue }
        const relit = sceneLight(
          eyes.map(({ colour }) => ({ colour: tintBy(change, colour), unclipped: 1 })),
          all(tintBy(change, wall), 100),
        )
        expect(Math.abs(relit.red - relit.green - red)).toBeLessThan(0.03)
        expect(Math.abs(relit.blue - relit.green - blue)).toBeLessThan(0.03)
      }),
    )
  })

  test('a coloured wall is none', () => {
    const yellow = { red: -0.5, green: -0.7, blue: -1.7 }
    const light = sceneLight(eyes, all(yellow, 500))
    expect(Math.abs(light.blue - light.green)).toBeLessThan(0.05)
  })

  test('without eyes a grey wall tells the tint', () => {
    const { red, green, blue } = sceneLight(
      [],
      all(tintBy({ red: 0.1, green: 0, blue: -0.1 }, wall), 500),
    )
    expect(red - green).toBeGreaterThan(0.05)
    expect(blue - green).toBeLessThan(-0.05)
  })

  test('without any evidence the light is neutral', () => {
    const { red, green, blue } = sceneLight([], [])
    for (const channel of [red, green, blue]) expect(Math.abs(channel)).toBeLessThan(1e-9)
  })

  test('eyes of two colours are believed less', () => {
    const blueLight = { red: -0.3, green: 0, blue: 0.4 }
    const both = eyes.map(({ colour }) => ({ colour: tintBy(blueLight, colour), unclipped: 1 }))
    const one = both.map((eye, i) => (i === 0 ? eye : { colour: white, unclipped: 1 }))
    const blueness = (some: ReadonlyArray<EyeWhite>) => {
      const { green, blue } = sceneLight(some, all(wall, 500))
      return blue - green
    }
    expect(blueness(one)).toBeLessThan(blueness(both) / 2)
  })
})
