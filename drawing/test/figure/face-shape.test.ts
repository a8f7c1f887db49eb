import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FaceFeatures } from '../../src/figure/face-shape.js'
import { featuresAt, faceLineRun, shapeOf } from '../../src/figure/face-shape.js'
import { browArch, eyeOpening } from '../../src/figure/eyes.js'
import { mouthHalf } from '../../src/figure/face.js'
import { genders } from '@kaoiro/core/diagnosis'

const unit = fc.double({ min: -1, max: 1, noNaN: true })
const featuresArb: fc.Arbitrary<FaceFeatures> = fc.record({
  faceLine: unit,
  brows: unit,
  eyes: unit,
  lips: unit,
  height: unit,
})
const genderArb = fc.constantFrom(...genders)

/** Two values in order, at least a tenth apart. */
const rising = fc
  .tuple(unit, unit)
  .filter(([a, b]) => Math.abs(a - b) > 0.1)
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)

/** Asserts that a measure grows with one feature while the others are constant. */
const grows = (
  feature: keyof FaceFeatures,
  measure: (shape: ReturnType<typeof shapeOf>) => number,
) =>
  fc.assert(
    fc.property(featuresArb, rising, genderArb, (features, [low, high], gender) => {
      const at = (value: number) => measure(shapeOf({ ...features, [feature]: value }, gender))
      expect(at(high)).toBeGreaterThan(at(low))
    }),
  )

test('a rounder face line gives a wider jaw', () => grows('faceLine', ({ jaw }) => jaw))

test('a rounder face line gives a broader, shorter chin', () => {
  grows('faceLine', ({ chin }) => chin)
  grows('faceLine', ({ chinY }) => -chinY)
})

test('straighter brows have a lower arch', () => grows('brows', (shape) => -browArch(shape)))

test('narrower eyes are longer and less open', () => {
  grows('eyes', (shape) => eyeOpening(shape).half)
  grows('eyes', (shape) => -eyeOpening(shape).upper - eyeOpening(shape).lower)
})

test('narrower lips give a narrower mouth', () => grows('lips', (shape) => -mouthHalf(shape)))

test('a higher level of the features puts eyes, nose and mouth higher above the chin', () => {
  grows('height', ({ chinY, eyeY }) => chinY - eyeY)
  grows('height', ({ chinY, noseY }) => chinY - noseY)
  grows('height', ({ chinY, mouthY }) => chinY - mouthY)
})

test('brows, eyes, nose and mouth are in this order and inside the face', () => {
  fc.assert(
    fc.property(featuresArb, genderArb, (features, gender) => {
      const shape = shapeOf(features, gender)
      const opening = eyeOpening(shape)
      expect(shape.browY + browArch(shape)).toBeLessThan(shape.eyeY - opening.upper + 1)
      expect(shape.eyeY + opening.lower).toBeLessThan(shape.noseY - 10)
      expect(shape.noseY).toBeLessThan(shape.mouthY - 10)
      expect(shape.mouthY).toBeLessThan(shape.chinY - 12)
      expect(shape.eyeX + opening.half).toBeLessThan(shape.cheek)
      expect(mouthHalf(shape)).toBeLessThan(shape.jaw - 10)
    }),
  )
})

test('the face becomes narrower from the cheek to the chin', () => {
  fc.assert(
    fc.property(featuresArb, genderArb, (features, gender) => {
      const widths = faceLineRun(shapeOf(features, gender))
        .slice(2)
        .map(([x]) => x)
      expect(widths).toEqual([...widths].sort((a, b) => b - a))
    }),
  )
})

test('more curved positions have rounder lines, more arched brows and rounder eyes', () => {
  fc.assert(
    fc.property(rising, unit, ([low, high], age) => {
      const [linear, curved] = [featuresAt({ curve: low, age }), featuresAt({ curve: high, age })]
      expect(curved.faceLine).toBeGreaterThan(linear.faceLine)
      expect(curved.brows).toBeLessThan(linear.brows)
      expect(curved.eyes).toBeLessThan(linear.eyes)
    }),
  )
})

test('more adult-like positions have higher features, wider lips and narrower eyes', () => {
  fc.assert(
    fc.property(rising, unit, ([low, high], curve) => {
      const [child, adult] = [featuresAt({ curve, age: low }), featuresAt({ curve, age: high })]
      expect(adult.height).toBeGreaterThan(child.height)
      expect(adult.lips).toBeLessThan(child.lips)
      expect(adult.eyes).toBeGreaterThan(child.eyes)
    }),
  )
})
