import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import type { ColourSamples } from '../../src/colour/colour-samples.js'
import { colourParts } from '@kaoiro/core/norms'
import { colourSamples } from '../../src/colour/colour-samples.js'
import { meanLight } from '../../src/colour/light-log.js'
import type { Pixels } from '@kaoiro/core/photo'
import { elsewhere, faceMoved, logOf, off, plainScene, sceneFace, sceneOf } from './colour-scene.js'

const samplesIn = (pixels: Pixels, face = sceneFace): ColourSamples => {
  const samples = colourSamples(pixels, face)
  if (O.isNone(samples)) throw new Error('no skin in the photo')
  return samples.value
}

describe('colourSamples', () => {
  const plain = samplesIn(sceneOf(plainScene))

  test.each(['skin', 'white', 'hair', 'iris', 'lips'] as const)(
    'finds the painted colour of %s',
    (part) => {
      // Areas in the iris reach a little of the pupil.
      const within = part === 'iris' ? 0.03 : 0.001
      expect(off(plain[part], logOf(plainScene[part]))).toBeLessThan(within)
    },
  )

  test('the colour of the surroundings is between wall and clothes; the white is the mean of both eyes', () => {
    const { surroundings, white, whites } = plain
    expect(surroundings?.green).toBeLessThanOrEqual(logOf(plainScene.wall).green + 0.001)
    expect(surroundings?.green).toBeGreaterThan(logOf(plainScene.cloth).green)
    expect(whites).toHaveLength(2)
    expect(off(white, meanLight(whites.flatMap((each) => each ?? [])))).toBeLessThan(1e-9)
  })

  test('omits parts that are not visible, and no others', () => {
    const bald = samplesIn(sceneOf({ ...plainScene, hair: plainScene.skin }))
    expect(Object.keys(bald).sort()).toEqual(
      [...colourParts.filter((part) => part !== 'hair'), 'whites'].sort(),
    )
    const before = { ...plainScene, wall: [150, 100, 40], cloth: [150, 100, 40] } as const
    expect(samplesIn(sceneOf(before))).not.toHaveProperty('surroundings')
  })

  test('returns none for a face outside the photo', () => {
    for (const [x, y] of elsewhere)
      expect(colourSamples(sceneOf(plainScene), faceMoved(x, y))).toEqual(O.none)
  })
})
