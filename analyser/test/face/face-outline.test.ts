import { expect, test } from 'vitest'
import { faceOutlineOf } from '../../src/face/face-outline.js'
import { FaceOutline } from '@kaoiro/core/diagnosis'
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
