import * as tf from '@tensorflow/tfjs-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Landmarks } from '../../src/face/landmarks.js'
import { distance, faceWidth, pointAt } from '../../src/face/landmarks.js'
import { meshSize } from '../../src/face/mesh.js'
import type { Pixels } from '@kaoiro/core/photo'
import { photograph, readPicture } from '@kaoiro/fixtures/pixels/photograph'
import { loadLandmarkModel } from '@kaoiro/fixtures/reference/landmark-model'
import { loadFaceDetector } from '@kaoiro/analyser/node'
import type { FaceDetector } from '../../src/face/face-detector.js'
import { mirrored } from '../../src/photo/raster.js'

let detectFaces: FaceDetector
let libraryDetects: FaceDetector

beforeAll(async () => {
  detectFaces = await loadFaceDetector()
  libraryDetects = await loadLandmarkModel()
})

/** Mean distance of the points from the points of the library, in face widths. */
const apart = (ours: Landmarks, theirs: Landmarks): number => {
  const all = theirs.map((their, index) => distance(pointAt(ours, index), their))
  return all.reduce((sum, each) => sum + each, 0) / all.length / faceWidth(ours)
}

describe('the face detector', () => {
  test.each([
    ['a portrait', (): Pixels => photograph('spring-woman'), 1],
    ['two faces', () => readPicture('photos/two-faces.jpg'), 2],
    ['a landscape', () => readPicture('photos/landscape.jpg'), 0],
    ['a head tilted to the right', () => photograph('spring-woman', { roll: 25 }), 1],
    ['a head tilted to the left', () => photograph('spring-woman', { roll: -40 }), 1],
    ['a head turned to its left', () => photograph('turned-35'), 1],
    ['a head turned to its right', () => mirrored(photograph('turned-35')), 1],
  ] as const)('finds the same faces as the library in %s', async (_, photo, faces) => {
    const pixels = photo()
    const [ours, theirs] = [await detectFaces(pixels), await libraryDetects(pixels)]
    expect(ours.map(({ length }) => length)).toEqual(Array.from({ length: faces }, () => meshSize))
    expect(theirs).toHaveLength(faces)
    ours.forEach((face, i) => {
      expect(apart(face, theirs[i] ?? [])).toBeLessThan(0.03)
    })
  })

  test('leaks no tensors', async () => {
    const pixels = photograph('spring-woman')
    const before = tf.memory().numTensors
    await detectFaces(pixels)
    expect(tf.memory().numTensors).toBe(before)
  })
})
