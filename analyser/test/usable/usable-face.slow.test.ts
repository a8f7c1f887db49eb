import { blurred } from '@kaoiro/fixtures/pixels/blur-and-noise'
import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCovered } from '../../src/usable/face-cover.js'
import type { Landmark, Landmarks, Point } from '../../src/face/landmarks.js'
import { meshSize } from '../../src/face/mesh.js'
import { usableFace } from '../../src/usable/usable-face.js'
import { mirrored } from '../../src/photo/raster.js'
import type { Pixels } from '@kaoiro/core/photo'
import { lumaOf } from '@kaoiro/core/photo'
import type { Rgb } from '../photo/pictures.js'
import { painted, uniform } from '../photo/pictures.js'
import type { Placement } from '../drawn-face.js'
import { enlarged } from '../enlarged.js'
import { drawnPortrait, meshOf } from '../portrait-face.js'
import { drawnFace, meanShape, placed } from '../drawn-face.js'

/** Centred between two pixels, so that the mirrored photo has the same landmarks. */
const middle: Placement = { scale: 200, roll: 0, x: 199.5, y: 260 }

/** Points that `drawnFace` does not place, on a face of width 1. */
const more: ReadonlyArray<readonly [index: number, x: number, y: number]> = [
  [13, 0, 0.33],
  [14, 0, 0.33],
  [17, 0, 0.38],
  [36, -0.2, 0.12],
  [266, 0.2, 0.12],
  [205, -0.22, 0.2],
  [425, 0.22, 0.2],
]

const face = (placement = middle): Landmarks => {
  const points: Array<Landmark> = [...drawnFace(meanShape)]
  for (const [index, x, y] of more) points[index] = { x, y, z: 0 }
  return placed(points, placement)
}

/** The face with another tip of the nose. */
const withNose = (landmarks: Landmarks, nose: Point): Landmarks =>
  landmarks.map((point, index) => (index === 1 ? { ...nose, z: 0 } : point))

interface Look {
  readonly skin: Rgb
  readonly lens?: { readonly colour: Rgb; readonly sides: ReadonlyArray<-1 | 1> }
  readonly mask?: Rgb
  readonly beard?: Rgb
  /** Shadow or make-up from the brows to below the pupils. */
  readonly lids?: Rgb
}

const fair: Rgb = [224, 186, 164]
const deep: Rgb = [92, 60, 46]
const black: Rgb = [24, 24, 27]

/** The colour at a point of a face of width 1; undefined on skin. */
const featureAt = ({ lens, mask, beard, lids }: Look, x: number, y: number): Rgb | undefined => {
  const side = x < 0 ? -1 : 1
  if (Math.abs(x) > 0.6) return [190, 190, 190]
  const [toEye, level] = [Math.abs(Math.abs(x) - 0.24), y + 0.12]
  if (lens?.sides.includes(side) && toEye < 0.17 && level > -0.12 && level < 0.14)
    return lens.colour
  if (mask && y > 0.06 && Math.abs(x) < 0.45) return mask
  if (Math.hypot(toEye, level) < 0.04) return [70, 50, 40]
  if (toEye < 0.1 && Math.abs(level) < 0.035) return [215, 215, 212]
  if (lids && toEye < 0.17 && level > -0.12 && level < 0.075) return lids
  if (Math.abs(x) < 0.18 && Math.abs(y - 0.33) < 0.05) return [176, 92, 92]
  if (beard && y > 0.24) return beard
  return undefined
}

/** Blotches of skin, from red to yellow and from dark to light: photos lack areas of exactly one colour. */
const blotch = (x: number, y: number): Rgb => {
  const [light, tint] = [Math.sin(x / 9) + Math.sin(y / 7), Math.sin(x / 11 + 1) - Math.cos(y / 8)]
  return [3 * light, 3 * light + 5 * tint, 3 * light - 5 * tint]
}

/** A mask has one colour; everything else in a photo varies. */
const photoOf = (look: Look, { scale, x: x0, y: y0 } = middle, isDrawn = false): Pixels =>
  painted(400, 500, (x, y) => {
    if (y < 120) return [50, 40, 36]
    const [red, green, blue] = featureAt(look, (x - x0) / scale, (y - y0) / scale) ?? look.skin
    const [r, g, b] = isDrawn || look.mask ? [0, 0, 0] : blotch(x - x0, y - y0)
    return [red + r, green + g, blue + b]
  })

/** Painted once, because most tests change only its light or mesh. */
const fairPhoto = photoOf({ skin: fair })

const answer = (pixels: Pixels, faces = [face()]) => {
  const usable = usableFace(pixels, faces)
  return E.isLeft(usable) ? usable.left : 'usable'
}

const lit = (pixels: Pixels, gains: Rgb): Pixels => ({
  ...pixels,
  data: pixels.data.map((byte, at) =>
    at % 4 === 3 ? byte : Math.min(255, byte * (gains[at % 4] ?? 1)),
  ),
})

describe('usableFace', () => {
  test.each<[string, Look]>([
    ['fair skin', { skin: fair }],
    ['deep skin', { skin: deep }],
    ['a full beard', { skin: fair, beard: [58, 42, 34] }],
    ['deep skin with dark lids', { skin: deep, lids: [38, 22, 16] }],
    ['black make-up around the eyes', { skin: fair, lids: black }],
    ['a patch on one eye', { skin: fair, lens: { colour: black, sides: [1] } }],
  ])('accepts %s', (_, look) => {
    const photo = photoOf(look)
    expect(answer(photo)).toBe('usable')
    expect(answer(mirrored(photo))).toBe('usable')
  })

  test.each<[string, Look]>([
    ['sunglasses', { skin: fair, lens: { colour: black, sides: [-1, 1] } }],
    ['mirrored glasses', { skin: fair, lens: { colour: [70, 120, 190], sides: [-1, 1] } }],
    ['sunglasses on deep skin', { skin: deep, lens: { colour: [8, 8, 9], sides: [-1, 1] } }],
    ['a surgical mask', { skin: fair, mask: [183, 210, 224] }],
    ['a black mask', { skin: deep, mask: black }],
  ])('rejects %s as face-covered', (_, look) => {
    const photo = photoOf(look)
    expect(answer(photo)).toBe('face-covered')
    expect(answer(mirrored(photo))).toBe('face-covered')
  })

  test.each<[string, Rgb, string]>([
    ['a fifth of the light', [0.2, 0.2, 0.2], 'too-dark'],
    ['a third less light', [0.67, 0.67, 0.67], 'usable'],
    ['a quarter more light', [1.25, 1.25, 1.25], 'too-bright'],
    ['warm light', [1.05, 0.9, 0.7], 'usable'],
    ['candlelight', [1.1, 0.7, 0.12], 'colour-cast'],
    ['a green lamp', [0.7, 1.15, 0.6], 'colour-cast'],
    ['a blue lamp', [0.6, 0.8, 1.1], 'colour-cast'],
  ])('in %s: %s', (_, gains, expected) => {
    expect(answer(lit(fairPhoto, gains))).toBe(expected)
  })

  test.each<[string, (luma: number) => Rgb]>([
    ['black and white', (luma) => [luma, luma, luma]],
    ['sepia', (luma) => [luma * 1.07, luma * 0.96, luma * 0.75]],
    ['two colours', (luma) => [60 + luma * 0.7, 20 + luma * 0.85, 70 + luma * 0.6]],
  ])('rejects a photo in %s as no-colour', (_, tint) => {
    const { data, width } = fairPhoto
    const toned = painted(400, 500, (x, y) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x))
      return tint(lumaOf(red, green, blue))
    })
    expect(answer(toned)).toBe('no-colour')
  })

  test('rejects a drawing with areas of one colour as not-a-photo', () => {
    expect(answer(photoOf({ skin: fair }, middle, true))).toBe('not-a-photo')
  })

  test('accepts red skin if the whites of the eyes show that the light is neutral', () => {
    const tanned = photoOf({ skin: [205, 105, 125] })
    expect(answer(tanned)).toBe('usable')
    expect(answer(lit(tanned, [1, 0.7, 1]))).toBe('colour-cast')
  })

  test('reports a dark photo rather than a cover, and a cover rather than a colour cast', () => {
    const covered = photoOf({ skin: fair, lens: { colour: black, sides: [-1, 1] } })
    expect(answer(lit(covered, [0.2, 0.2, 0.2]))).toBe('too-dark')
    expect(answer(lit(covered, [0.7, 1.15, 0.6]))).toBe('face-covered')
  })

  test('rejects a face with a coordinate that is not a number', () => {
    expect(answer(fairPhoto)).toBe('usable')
    const numberArb = fc.constantFrom(NaN, Infinity, -Infinity)
    const pointArb = fc.nat(meshSize - 1)
    fc.assert(
      fc.property(pointArb, fc.constantFrom('x', 'y', 'z'), numberArb, (index, axis, number) => {
        const broken = face().map((point, i) =>
          i === index ? { ...point, [axis]: number } : point,
        )
        expect(answer(fairPhoto, [broken])).toBe('no-face')
        expect(answer(fairPhoto, [face(), broken])).toBe('no-face')
      }),
    )
    const nowhere = face().map(() => ({ x: NaN, y: NaN, z: NaN }))
    expect(answer(fairPhoto, [nowhere])).toBe('no-face')
  })

  test('rejects a face without details as blurred', () => {
    const bare = painted(400, 520, () => fair)
    expect(answer(bare, [face(middle)])).toBe('blurred')
  })

  test('rejects a face of few pixels, also if the photo was enlarged', () => {
    const [portrait, mesh] = [drawnPortrait('spring-woman'), meshOf('spring-woman')]
    expect(answer(portrait, [mesh])).toBe('usable')
    const reduced = enlarged(blurred({ ...portrait, data: Uint8Array.from(portrait.data) }, 3), 10)
    expect(answer(reduced, [mesh])).toBe('face-too-small')
    expect(answer(uniform(...fair), [face({ scale: 24, roll: 0, x: 16, y: 16 })])).toBe(
      'face-too-small',
    )
  })

  test('reports the light if no face was found because of it', () => {
    expect(answer(uniform(128, 128, 128), [])).toBe('no-face')
    expect(answer(uniform(231, 231, 231), [])).toBe('no-face')
    expect(answer(uniform(10, 10, 10), [])).toBe('too-dark')
    expect(answer(uniform(252, 252, 252), [])).toBe('too-bright')
  })

  test('rejects a face outside the photo', () => {
    expect(answer(fairPhoto, [face({ ...middle, x: -500 })])).toBe('no-face')
  })

  test.each([
    ['left', { x: 10 }],
    ['right', { x: 360 }],
    ['top', { y: 30 }],
  ])('rejects a face that the %s edge cuts off as off-centre', (_, moved) => {
    expect(answer(fairPhoto, [face({ ...middle, ...moved })])).toBe('off-centre')
  })

  test('rejects a face with its chin cut off', () => {
    const chin = Math.ceil(face()[152]?.y ?? NaN)
    const cutAt = (height: number): Pixels => ({
      ...{ width: fairPhoto.width, height },
      data: fairPhoto.data.slice(0, fairPhoto.width * height * 4),
    })
    expect(answer(cutAt(chin + 2))).toBe('usable')
    expect(answer(cutAt(chin - 2))).toBe('chin-outside')
  })
})

describe('faceTurn', () => {
  test('is too large for an analysis from about 22°', () => {
    const faceWith = (share: number) => withNose(face(), { x: 199.5 + 200 * share, y: 284 })
    expect(answer(fairPhoto, [faceWith(0.25)])).toBe('usable')
    expect(answer(fairPhoto, [faceWith(0.28)])).toBe('face-turned')
    expect(answer(fairPhoto, [faceWith(-0.28)])).toBe('face-turned')
  })
})

test('a roll is too large for an analysis from 45°', () => {
  const rolledBy = (degrees: number) => face({ ...middle, roll: (degrees * Math.PI) / 180 })
  for (const degrees of [46, -46, 88, 180])
    expect(answer(fairPhoto, [rolledBy(degrees)])).toBe('face-tilted')
  expect(answer(fairPhoto, [rolledBy(44)])).not.toBe('face-tilted')
})

test('isCovered detects a mask on a rolled head', () => {
  const rolled = (look: Look): Pixels => {
    const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)]
    return painted(400, 500, (x, y) => {
      const [u, v] = [(x - middle.x) / middle.scale, (y - middle.y) / middle.scale]
      return featureAt(look, u * cos + v * sin, v * cos - u * sin) ?? look.skin
    })
  }
  const landmarks = face({ ...middle, roll: 0.3 })
  expect(isCovered(rolled({ skin: fair }), landmarks)).toBe(false)
  expect(isCovered(rolled({ skin: fair, mask: [183, 210, 224] }), landmarks)).toBe(true)
})
