import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { labOf } from '@kaoiro/core/analysis/lab'
import { usualHairlinePoint } from '@kaoiro/core/analysis/landmarks'
import { coloursOf } from '@kaoiro/core/analysis/samples'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Rgb } from '../photo/pictures.js'
import { painted } from '../photo/pictures.js'
import { drawnFace, inTheMiddle, meanShape, photoOf, photoSize, placed } from './drawn-face.js'

const skin: Rgb = [222, 184, 160]
const hair: Rgb = [70, 45, 30]
const iris: Rgb = [90, 60, 40]
const photo = photoOf({ skin, hair, iris })
const face = placed(drawnFace(meanShape), inTheMiddle)

const unseen = { l: 20, a: 0, b: 0 }

/** The photo with some of its pixels in another colour. */
const spoiled = (original: Pixels, colour: Rgb, where: (x: number, y: number) => boolean): Pixels =>
  painted(original.width, original.height, (x, y) => {
    const at = (y * original.width + x) * 4
    return where(x, y)
      ? colour
      : [original.data[at] ?? 0, original.data[at + 1] ?? 0, original.data[at + 2] ?? 0]
  })

describe('coloursOf', () => {
  const colours = O.some({ skin: labOf(...skin), hair: labOf(...hair), iris: labOf(...iris) })

  test('skin, hair and iris are found where they were painted', () => {
    expect(coloursOf(photo, face)).toEqual(colours)
  })

  test('moles, strands and glints do not move them', () => {
    const speckled = spoiled(photo, [255, 255, 255], (x, y) => (3 * x + y) % 5 === 0)
    expect(coloursOf(speckled, face)).toEqual(colours)
    const strands = spoiled(photo, [0, 0, 0], (x) => x % 4 === 0)
    expect(coloursOf(strands, face)).toEqual(colours)
  })

  test('an iris that is all glint, and hair above the photo, count as dark and neutral', () => {
    const dazzled = photoOf({ skin, hair, iris: [255, 255, 255] })
    expect(coloursOf(dazzled, face)).toMatchObject(O.some({ iris: unseen }))
    const { y: top } = usualHairlinePoint(face)
    const raised = face.map(({ x, y }) => ({ x, y: y - top }))
    expect(coloursOf(photo, raised)).toMatchObject(O.some({ hair: unseen }))
  })

  test('a face outside the photo has no colours', () => {
    for (const [x, y] of [
      [-1000, 0],
      [5000, 0],
      [0, -1000],
      [0, 5000],
    ] as const) {
      const elsewhere = face.map((point) => ({ x: point.x + x, y: point.y + y }))
      expect(coloursOf(photo, elsewhere)).toEqual(O.none)
    }
  })

  test('a face half outside has those of the half that is seen', () => {
    const half = photoSize.width / 2
    const shifted = face.map(({ x, y }) => ({ x: x - half, y }))
    const seen = spoiled(photo, skin, () => true)
    expect(coloursOf(seen, shifted)).toMatchObject(O.some({ skin: labOf(...skin) }))
  })
})
