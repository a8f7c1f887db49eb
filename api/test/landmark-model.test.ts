import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { meshSize } from '@kaoiro/core/analysis/landmarks'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import { readFixture } from '@kaoiro/fixtures/files'
import { photograph } from '@kaoiro/fixtures/portrait/photograph'
import { portraits } from '@kaoiro/fixtures/portrait/portraits'
import { loadLandmarkModel } from '../../fixtures/tools/bench/bare/landmark-model.js'
import { decodeJpeg } from '../src/analyser/decode-jpeg.js'
import { loadFaceDetector } from '../src/analyser/face-detector.js'
import type { FaceDetector } from '../src/ports.js'

let detectFaces: FaceDetector
let libraryDetects: FaceDetector

beforeAll(async () => {
  detectFaces = await loadFaceDetector()
  libraryDetects = await loadLandmarkModel()
})

const readPhoto = async (name: string): Promise<Pixels> => {
  const pixels = await decodeJpeg(await readFixture(name))
  if (E.isLeft(pixels)) throw new Error(pixels.left)
  return pixels.right
}

/** A portrait with the head otherwise. */
const posed = (pose: { readonly roll?: number; readonly yaw?: number }): Promise<Pixels> => {
  const [portrait] = portraits
  if (portrait === undefined) throw new Error('no portraits')
  return photograph({ ...portrait.parameters, ...pose })
}

/** The farthest that a landmark is from the same one of the library, in pixels. */
const farthest = async (pixels: Pixels): Promise<{ faces: number; off: number }> => {
  const [ours, theirs] = [await detectFaces(pixels), await libraryDetects(pixels)]
  expect(ours.map(({ length }) => length)).toEqual(theirs.map(() => meshSize))
  const apart = ours.flatMap((face, i) =>
    face.map(({ x, y }, j) => {
      const there = theirs[i]?.[j] ?? { x: NaN, y: NaN }
      return Math.hypot(x - there.x, y - there.y)
    }),
  )
  return { faces: ours.length, off: Math.max(0, ...apart) }
}

describe('the faces are those that the library of the models finds', () => {
  test.each([
    ['a portrait', () => readPhoto('portraits/spring-woman.jpg'), 1],
    ['two faces', () => readPhoto('photos/two-faces.jpg'), 2],
    ['a landscape', () => readPhoto('photos/landscape.jpg'), 0],
    ['a head tilted to the right', () => posed({ roll: 25 }), 1],
    ['a head tilted to the left', () => posed({ roll: -40 }), 1],
    ['a head turned to its left', () => posed({ yaw: 40 }), 1],
    ['a head turned to its right', () => posed({ yaw: -40 }), 1],
  ] as const)('in %s', async (_, photo, faces) => {
    const found = await farthest(await photo())
    expect(found.faces).toBe(faces)
    expect(found.off).toBeLessThan(0.01)
  })

  test('whatever photo was before it', async () => {
    const portrait = await readPhoto('portraits/spring-woman.jpg')
    const first = await detectFaces(portrait)
    await detectFaces(await readPhoto('photos/two-faces.jpg'))
    expect(await detectFaces(portrait)).toEqual(first)
  })

  test('and no tensors are left over', async () => {
    const tf = await import('../src/analyser/tensorflow.js').then(({ tf }) => tf)
    const pixels = await readPhoto('portraits/spring-woman.jpg')
    const before = tf.memory().numTensors
    await detectFaces(pixels)
    expect(tf.memory().numTensors).toBe(before)
  })
})
