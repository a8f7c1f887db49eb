import { expect, test } from 'vitest'
import { hairArea } from '../../src/colour/hair-sample.js'
import { faceFeaturesOf, faceOutlineOf } from '../../src/face/landmarks.js'
import { FaceFeatures, FaceOutline } from '@kaoiro/core/diagnosis'
import { drawnPortrait, meshNames, meshOf } from '../portrait-face.js'

test.each(meshNames)(
  'the outline of %s goes from ear to ear, and its middle is the chin',
  (name) => {
    const outline = faceOutlineOf(meshOf(name), drawnPortrait(name))
    expect(FaceOutline.is(outline)).toBe(true)
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
    expect(ys.indexOf(Math.max(...ys))).toBe((outline.length - 1) / 2)
  },
)

const middleOf = (contour: FaceOutline | undefined) => {
  const sum = (at: 0 | 1) => (contour ?? []).reduce((total, point) => total + point[at], 0)
  const count = contour?.length ?? NaN
  return { x: sum(0) / count, y: sum(1) / count }
}

test.each(meshNames)('the features of %s are where a face has them', (name) => {
  const mesh = meshOf(name)
  const features = faceFeaturesOf(mesh, drawnPortrait(name), hairArea(mesh))
  expect(FaceFeatures.is(features)).toBe(true)
  const { lips, mouth, eyes, irises, brows, cheeks, hair } = features
  const pairs = [eyes, irises, brows, cheeks]
  for (const [left, right] of pairs) expect(middleOf(left).x).toBeLessThan(middleOf(right).x)
  const downwards = [hair, brows, irises, cheeks, mouth].map(([contour]) => middleOf(contour).y)
  expect(downwards).toEqual([...downwards].sort((a, b) => a - b))
  const [xs, ys] = [(lips[0] ?? []).map(([x]) => x), (lips[0] ?? []).map(([, y]) => y)]
  for (const [x, y] of mouth[0] ?? []) {
    expect(x).toBeGreaterThan(Math.min(...xs))
    expect(x).toBeLessThan(Math.max(...xs))
    expect(y).toBeGreaterThan(Math.min(...ys))
    expect(y).toBeLessThan(Math.max(...ys))
  }
})
