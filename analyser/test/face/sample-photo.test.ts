import * as tf from '@tensorflow/tfjs-core'
import type { Tensor } from '@tensorflow/tfjs-core'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { preparedSide } from '@kaoiro/core/photo/limits'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import { wholeNumbers } from '@kaoiro/fixtures/random'
import { modelFiles } from '@kaoiro/api/model-files'
import { resizedAxis } from '../../src/face/sample-axis.js'
import { samplePhoto } from '../../src/face/sample-photo.js'
import { startTensorflow } from '../../src/model/tensorflow.js'

beforeAll(() => startTensorflow(modelFiles))

const next = wholeNumbers(1)
const noise = Uint8ClampedArray.from({ length: preparedSide ** 2 * 4 }, () => next() & 255)

/** Photos of noise. */
const photoArb: fc.Arbitrary<Pixels> = fc
  .record({
    width: fc.integer({ min: 3, max: preparedSide }),
    height: fc.integer({ min: 3, max: preparedSide }),
  })
  .map(({ width, height }) => ({ data: noise.subarray(0, width * height * 4), width, height }))

const withoutAlpha = ({ data, width, height }: Pixels): Float32Array => {
  const rgb = new Float32Array(width * height * 3)
  for (let i = 0; i < rgb.length; i++) rgb[i] = data[Math.floor(i / 3) * 4 + (i % 3)] ?? 0
  return rgb
}

const tensorOf = (photo: Pixels) =>
  tf.tensor4d(withoutAlpha(photo), [1, photo.height, photo.width, 3])

/** What TensorFlow.js makes of a photo; its tensors do not outlive the scope. */
const theirs = (made: () => Tensor): Float32Array => {
  tf.engine().startScope()
  try {
    return made().dataSync<'float32'>()
  } finally {
    tf.engine().endScope()
  }
}

/** How many numbers are not the same to the bit. */
const differing = (ours: Float32Array, other: Float32Array): number => {
  expect(ours.length).toBe(other.length)
  return ours.filter((value, i) => !Object.is(value, other[i])).length
}

test('a photo is resized as TensorFlow.js resizes it, to the bit', () => {
  fc.assert(
    fc.property(photoArb, fc.integer({ min: 1, max: 300 }), (photo, size) => {
      const ours = new Float32Array(size * size * 3).fill(NaN)
      const [rows, columns] = [resizedAxis(photo.height, size), resizedAxis(photo.width, size)]
      samplePhoto(photo, rows, columns, ours)
      const resized = theirs(() =>
        tf.sub(tf.div(tf.image.resizeBilinear(tensorOf(photo), [size, size]), 127.5), 1),
      )
      expect(differing(ours, resized)).toBe(0)
    }),
    { numRuns: 15 },
  )
})
