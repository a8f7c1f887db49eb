import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blackField, cardSize, codeBox } from '@kaoiro/core/light-card'
import type { CodeCorners } from '../../src/light-reference/card-light.js'
import { cardLight } from '../../src/light-reference/card-light.js'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { degraded, logOf, off, sceneOf } from '../colour/colour-scene.js'
import { faceScene, placeOn } from './drawn-paper.js'

const white: Rgb = [232, 232, 232]
const black: Rgb = [40, 40, 40]
const samples = { skin: logOf(faceScene.skin), white: logOf(faceScene.white), whites: [] }

/** The card next to the face, in another size and tilt; the code itself is left white. */
const cardIn = (tilt: number, paper: Rgb, ink: Rgb) => {
  const place = {
    x: 72,
    y: 300,
    width: 100,
    height: (100 * cardSize.height) / cardSize.width,
    tilt,
  }
  const on = placeOn(place)
  const onCard = (x: number, y: number) => {
    const [across, down] = on(x, y)
    return { x: across * cardSize.width, y: down * cardSize.height }
  }
  const isIn = (box: typeof blackField, x: number, y: number) => {
    const at = onCard(x, y)
    return at.x > box.x && at.y > box.y && at.x < box.x + box.width && at.y < box.y + box.height
  }
  const card = { x: 0, y: 0, ...cardSize }
  const blank = degraded(sceneOf(faceScene), paper, (x, y) => isIn(card, x, y))
  const pixels = degraded(blank, ink, (x, y) => isIn(blackField, x, y))
  const radians = (tilt * Math.PI) / 180
  const corner = (x: number, y: number) => {
    const [dx, dy] = [x - cardSize.width / 2, y - cardSize.height / 2]
    const scale = place.width / cardSize.width
    return {
      x: place.x + scale * (dx * Math.cos(radians) - dy * Math.sin(radians)),
      y: place.y + scale * (dx * Math.sin(radians) + dy * Math.cos(radians)),
    }
  }
  const { x, y, width, height } = codeBox
  const corners: CodeCorners = [
    corner(x, y),
    corner(x + width, y),
    corner(x + width, y + height),
    corner(x, y + height),
  ]
  return { pixels, corners }
}

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
