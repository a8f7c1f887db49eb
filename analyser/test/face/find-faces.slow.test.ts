import { beforeAll, expect, test } from 'vitest'
import { modelFiles } from '@kaoiro/analyser/node'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import { photoPyramid } from '../../src/face/face-crop.js'
import type { Square } from '../../src/face/face-candidate.js'
import type { FindFaces } from '../../src/face/find-faces.js'
import { loadFindFaces } from '../../src/face/find-faces.js'
import { startTensorflow } from '../../src/model/tensorflow.js'

let findFaces: FindFaces

beforeAll(async () => {
  await startTensorflow(modelFiles)
  findFaces = await loadFindFaces(modelFiles)
})

/** The only face in a portrait; centre and side as shares of the photo's width. */
const onlyFace = (name: string, shot: Shot): Square => {
  const photo = photograph(name, shot)
  const [face, ...others] = findFaces(photoPyramid(photo))
  if (face === undefined || others.length > 0) throw new Error('not one face')
  const { centre, side, angle } = face
  return {
    centre: { x: centre.x / photo.width, y: centre.y / photo.width },
    side: side / photo.width,
    angle,
  }
}

// The smallest face is too small for an analysis, and the largest one is cut off on both sides.
const scales = [0.12, 0.2, 0.4, 0.7, 1, 1.3, 1.6]

test.each(scales)('finds a face of %f of the photo’s width, with its size', (scale) => {
  for (const name of ['summer-woman', 'winter-man-deep']) {
    const { side, centre } = onlyFace(name, { scale })
    expect(side / scale).toBeGreaterThan(1.3)
    expect(side / scale).toBeLessThan(1.72)
    expect(Math.abs(centre.x - 0.5) / scale).toBeLessThan(0.1)
  }
})

test.each([
  [0.3, 0.3],
  [0.7, 0.3],
  [0.5, 0.7],
])('finds a face at %f, %f', (x, y) => {
  const scale = 0.3
  const there = onlyFace('autumn-woman', { scale, position: { x, y } })
  const middle = onlyFace('autumn-woman', { scale, position: { x: 0.5, y: 0.5 } })
  const off = {
    x: there.centre.x - middle.centre.x - (x - 0.5),
    // Converts heights to widths: the photo's sides are 3:4.
    y: there.centre.y - middle.centre.y - ((y - 0.5) * 4) / 3,
  }
  expect(Math.hypot(off.x, off.y) / scale).toBeLessThan(0.25)
})

test.each([-40, -15, 15, 40])('returns the angle of a head tilted by %i°', (roll) => {
  const { angle } = onlyFace('spring-woman', { roll })
  // The angle need not be exact, because the mesh in the square corrects it.
  expect(Math.abs((angle * 180) / Math.PI - roll)).toBeLessThan(12)
})
