import encodeQR from 'qr'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import type { Pixels } from '@kaoiro/core/photo'
import { mayShowCode } from '../../src/light-reference/may-show-code.js'
import type { Rgb } from '../photo/pictures.js'
import { degraded, sceneOf } from '../colour/colour-scene.js'
import { faceScene, placeOn } from './drawn-paper.js'

const paper: Rgb = [232, 232, 232]
const ink: Rgb = [70, 70, 70]
const minLuma = 200

const modules = encodeQR('HTTPS://KAOIRO.EXAMPLE', 'raw')

/** A code with its white border next to the face. */
const withCode = (pixels: Pixels, light: Rgb, module: number, tilt: number): Pixels => {
  const side = module * modules.length
  const on = placeOn({ x: 160, y: 300, width: side, height: side, tilt })
  const isIn = (x: number, y: number) => on(x, y).every((share) => share > 0 && share < 1)
  return degraded(degraded(pixels, light, isIn), ink, (x, y) => {
    const [column, row] = on(x, y).map((share) => Math.floor(share * modules.length))
    return isIn(x, y) && modules[row ?? 0]?.[column ?? 0] === true
  })
}

describe('mayShowCode', () => {
  const scene = sceneOf(faceScene)

  test('sees a code of every readable size, however it is tilted', () => {
    fc.assert(
      fc.property(evenly(2, 10), evenly(-180, 180), (module, tilt) => {
        expect(mayShowCode(withCode(scene, paper, module, tilt), minLuma)).toBe(true)
      }),
      { numRuns: 8 },
    )
  })

  test('rejects a plain photo, a blank sheet, and paper in shade', () => {
    expect(mayShowCode(scene, minLuma)).toBe(false)
    expect(
      mayShowCode(
        degraded(scene, paper, (x) => x < 160),
        minLuma,
      ),
    ).toBe(false)
    expect(mayShowCode(withCode(scene, [150, 150, 150], 4, 10), minLuma)).toBe(false)
  })
})
