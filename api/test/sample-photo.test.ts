import type { Tensor } from '@tensorflow/tfjs-core'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { preparedSide } from '@kaoiro/core/photo/limits'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import { wholeNumbers } from '@kaoiro/fixtures/portrait/random'
import { croppedAxis, resizedAxis } from '../src/analyser/sample-axis.js'
import { samplePhoto } from '../src/analyser/sample-photo.js'
import { rotated } from '../src/analyser/sample-rotated.js'
import { startTensorflow, tf } from '../src/analyser/tensorflow.js'

beforeAll(startTensorflow)

const next = wholeNumbers(1)
const noise = Uint8ClampedArray.from({ length: preparedSide ** 2 * 4 }, () => next() & 255)

const cropSize = 192

/**
 * Photos of noise. None has the crop's side: where the box is the whole of such a photo's width, tfjs copies
 * whole rows without sampling them.
 */
const photoArb: fc.Arbitrary<Pixels> = fc
  .record({
    width: fc.integer({ min: 3, max: preparedSide }).filter((width) => width !== cropSize),
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

const runs = { numRuns: 15 }

test('a photo is resized as TensorFlow.js resizes it, to the bit', () => {
  fc.assert(
    fc.property(photoArb, fc.integer({ min: 1, max: 300 }), (photo, size) => {
      const ours = new Float32Array(size * size * 3).fill(NaN)
      const [rows, columns] = [resizedAxis(photo.height, size), resizedAxis(photo.width, size)]
      samplePhoto(photo, rows, columns, { divisor: 127.5, offset: 1 }, ours)
      const resized = theirs(() =>
        tf.sub(tf.div(tf.image.resizeBilinear(tensorOf(photo), [size, size]), 127.5), 1),
      )
      expect(differing(ours, resized)).toBe(0)
    }),
    runs,
  )
})

test('a square, within the photo or beyond, is cropped as TensorFlow.js crops it, to the bit', () => {
  const startArb = fc.integer({ min: -300, max: preparedSide })
  const sideArb = fc.integer({ min: 1, max: 1200 })
  fc.assert(
    fc.property(photoArb, startArb, startArb, sideArb, (photo, left, top, side) => {
      const { width, height } = photo
      const ours = new Float32Array(cropSize * cropSize * 3).fill(NaN)
      const rows = croppedAxis(top, top + side, height, cropSize)
      const columns = croppedAxis(left, left + side, width, cropSize)
      samplePhoto(photo, rows, columns, { divisor: 255, offset: 0 }, ours)
      const shares = [top / height, left / width, (top + side) / height, (left + side) / width]
      const cropped = theirs(() => {
        const boxes = tf.tensor2d(shares, [1, 4])
        const size: [number, number] = [cropSize, cropSize]
        return tf.div(tf.image.cropAndResize(tensorOf(photo), boxes, [0], size), 255)
      })
      expect(differing(ours, cropped)).toBe(0)
    }),
    runs,
  )
})

test('a photo is rotated as TensorFlow.js rotates it', () => {
  const angleArb = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true })
  // Boxes are of whole pixels, so that their middles are of halves.
  const middleArb = fc.integer({ min: 0, max: 2 * preparedSide }).map((halves) => halves / 2)
  fc.assert(
    fc.property(photoArb, angleArb, middleArb, middleArb, (photo, angle, x, y) => {
      const { width, height } = photo
      const turned = theirs(() =>
        tf.image.rotateWithOffset(tensorOf(photo), angle, 0, [x / width, y / height]),
      )
      expect(differing(withoutAlpha(rotated(photo, angle, { x, y })), turned)).toBe(0)
    }),
    runs,
  )
})
