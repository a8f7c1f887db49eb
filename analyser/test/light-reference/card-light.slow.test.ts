import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardLight } from '../../src/light-reference/card-light.js'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { logOf, off } from '../colour/colour-scene.js'
import { cardIn, faceScene } from './drawn-paper.js'

const white: Rgb = [232, 232, 232]
const black: Rgb = [40, 40, 40]
const samples = { skin: logOf(faceScene.skin), white: logOf(faceScene.white), whites: [] }

describe('cardLight', () => {
  test('returns the colour of the white field, however the card is tilted', () => {
    fc.assert(
      fc.property(evenly(-180, 180), (tilt) => {
        const { pixels, corners } = cardIn(tilt, white, black)
        expect(off(cardLight(pixels, corners, samples), logOf(white))).toBeLessThan(0.01)
      }),
      { numRuns: 20 },
    )
  })

  test('rejects cards that are overexposed, shiny or in shade, and codes without the fields', () => {
    const light = (paper: Rgb, ink: Rgb) => {
      const { pixels, corners } = cardIn(0, paper, ink)
      return cardLight(pixels, corners, samples)
    }
    expect(light([255, 255, 255], black)).toBeUndefined()
    expect(light(white, [150, 150, 150])).toBeUndefined()
    expect(light([110, 110, 110], [20, 20, 20])).toBeUndefined()
    expect(light(white, white)).toBeUndefined()
  })
})
