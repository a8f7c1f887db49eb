import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesOfHex, ciede2000, labOfHex } from '@kaoiro/core/colour'
import type { HexColour } from '@kaoiro/core/colour'
import { seasons } from '@kaoiro/core/diagnosis'
import { median } from '@kaoiro/core/norms'
import { palettes } from '@kaoiro/core/palette'
import type { Pixels } from '@kaoiro/core/photo'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { colourSamples } from '../../src/colour/colour-samples.js'
import { cardLight } from '../../src/light-reference/card-light.js'
import { withReference } from '../../src/light-reference/find-reference.js'
import { colourAtPoint } from '../../src/light-reference/point-colour.js'
import type { Rgb } from '../photo/pictures.js'
import { degraded, gainsArb, relitPalette, sceneFace, sceneOf } from '../colour/colour-scene.js'
import { cardIn, faceScene, withRectangle } from './drawn-paper.js'

/** In the scene's shirt. Its own colour is the cloth's. */
const shirtPoint = { x: 380, y: 530 }

interface Lit {
  readonly gains: Rgb
  /** The light on the shirt, as a part of that on the paper. */
  readonly onShirt?: number
  readonly paper?: number
}

/** A face in a shirt, and paper and the card's black field, in a light with these gains. */
const litScene = (shirt: HexColour, { gains, onShirt = 1, paper = 237 }: Lit) => {
  const [red, green, blue] = gains
  const grey = (byte: number) => relitPalette({ ...faceScene, cloth: [byte, byte, byte] }, gains)
  const lit: Rgb = [red * onShirt, green * onShirt, blue * onShirt]
  const { cloth } = relitPalette({ ...faceScene, cloth: bytesOfHex(shirt) }, lit)
  return { scene: { ...grey(paper), cloth }, paper: grey(paper).cloth, ink: grey(40).cloth }
}

/** A face in a shirt next to white paper. */
const photoOf = (shirt: HexColour, lit: Lit): Pixels => {
  const { scene, paper } = litScene(shirt, lit)
  return withRectangle(sceneOf(scene), paper)
}

const daylight: Lit = { gains: [1, 1, 1] }

const referenceIn = (pixels: Pixels) => {
  const samples = colourSamples(pixels, sceneFace)
  return O.isSome(samples) ? withReference(pixels, sceneFace, samples.value).reference : undefined
}

const difference = (one: string, other: string) => ciede2000(labOfHex(one), labOfHex(other))

const swatches = seasons.flatMap((season) => palettes[season].map(({ colour }) => colour))

/** Lights with a paper that the analyser accepts. The paper is of any white, and the shirt has a fifth less to a tenth more light. */
const lights = fc.sample(
  fc.record({
    gains: gainsArb.filter((gains) => Math.max(...gains) / Math.min(...gains) < 1.35),
    onShirt: evenly(0.8, 1.1),
    paper: fc.integer({ min: 228, max: 245 }),
  }),
  { numRuns: swatches.length, seed: 67 },
)

describe('colourAtPoint', () => {
  test('finds half of the colours of all palettes within a CIEDE2000 of 5 in made-up lights', () => {
    const off = swatches.flatMap((shirt, at) => {
      const pixels = photoOf(shirt, lights[at] ?? daylight)
      const measured = colourAtPoint(pixels, shirtPoint, referenceIn(pixels))
      return measured?.reference === 'sheet' ? [difference(measured.colour, shirt)] : []
    })
    expect(off.length).toBeGreaterThan(0.8 * swatches.length)
    expect(median(off)).toBeLessThanOrEqual(5)
  })

  test('finds half of them so next to the light card', () => {
    const off = swatches.flatMap((shirt, at) => {
      const { scene, paper, ink } = litScene(shirt, lights[at] ?? daylight)
      const { pixels, corners } = cardIn(at, paper, ink, scene)
      const samples = colourSamples(pixels, sceneFace)
      const light = O.isSome(samples) ? cardLight(pixels, corners, samples.value) : undefined
      if (light === undefined) return []
      const measured = colourAtPoint(pixels, shirtPoint, { kind: 'card', paper: light })
      return [difference(measured?.colour ?? '', shirt)]
    })
    expect(off.length).toBeGreaterThan(0.8 * swatches.length)
    expect(median(off)).toBeLessThanOrEqual(5)
  })

  test('without paper shows the colour of the photo, and says that the light is unknown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...swatches), (shirt) => {
        const measured = colourAtPoint(photoOf(shirt, daylight), shirtPoint)
        expect(difference(measured?.colour ?? '', shirt)).toBeLessThan(1)
        expect(measured?.reference).toBeNull()
        expect(measured?.doubts).toContain('light')
      }),
      { numRuns: 20 },
    )
  })

  test('does not depend on the light if paper shows it', () => {
    const shirt = '#4b5b82'
    fc.assert(
      fc.property(evenly(0.5, 1), (gain) => {
        const pixels = photoOf(shirt, { gains: [gain, gain, gain] })
        const measured = colourAtPoint(pixels, shirtPoint, referenceIn(pixels))
        expect(measured).toMatchObject({ reference: 'sheet', doubts: [] })
        expect(difference(measured?.colour ?? '', shirt)).toBeLessThan(1.5)
      }),
      { numRuns: 20 },
    )
  })

  test('doubts highlights, shade and places where colours meet', () => {
    const plain = photoOf('#808080', daylight)
    const reference = referenceIn(plain)
    const doubtsIn = (pixels: Pixels) => colourAtPoint(pixels, shirtPoint, reference)?.doubts
    expect(doubtsIn(plain)).toEqual([])
    expect(doubtsIn(degraded(plain, [255, 255, 255], () => true))).toEqual(['glare'])
    expect(doubtsIn(degraded(plain, [9, 9, 9], () => true))).toEqual(['shade'])
    expect(doubtsIn(degraded(plain, [200, 30, 30], (x) => x < shirtPoint.x))).toEqual(['uneven'])
  })

  test('returns nothing outside the photo', () => {
    const outside = { x: -100, y: 20 }
    expect(colourAtPoint(photoOf('#808080', daylight), outside)).toBeUndefined()
  })
})
