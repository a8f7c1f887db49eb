import * as O from 'fp-ts/lib/Option.js'
import type { Pixels } from '../photo/pixels.js'
import type { Lab } from './lab.js'
import { labOf } from './lab.js'
import type { Landmarks, Point } from './landmarks.js'
import { between, distance, faceWidth, mesh, pointAt, usualHairlinePoint } from './landmarks.js'

/** The three colours that a season is read from. */
export interface FaceColours {
  readonly skin: Lab
  readonly hair: Lab
  readonly iris: Lab
}

/** The pixels of a disk, as CIELAB; those outside the photo are left out. */
const disk = (pixels: Pixels, centre: Point, radius: number): ReadonlyArray<Lab> => {
  const colours: Array<Lab> = []
  const within = (n: number, limit: number) => Math.min(limit, Math.max(0, n))
  const right = within(Math.ceil(centre.x + radius), pixels.width - 1)
  const bottom = within(Math.ceil(centre.y + radius), pixels.height - 1)
  for (let y = within(Math.floor(centre.y - radius), bottom); y <= bottom; y++) {
    for (let x = within(Math.floor(centre.x - radius), right); x <= right; x++) {
      if (distance({ x, y }, centre) > radius) continue
      const at = (y * pixels.width + x) * 4
      const byte = (channel: number) => pixels.data[at + channel] ?? 0
      colours.push(labOf(byte(0), byte(1), byte(2)))
    }
  }
  return colours
}

const middle = (numbers: ReadonlyArray<number>): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** The median of each channel: one glint, mole or strand does not move it. */
const median = (colours: ReadonlyArray<Lab>): O.Option<Lab> =>
  colours.length === 0
    ? O.none
    : O.some({
        l: middle(colours.map(({ l }) => l)),
        a: middle(colours.map(({ a }) => a)),
        b: middle(colours.map(({ b }) => b)),
      })

/** Both cheeks below the eyes, and the forehead's middle: large, even, and seldom in shadow. */
const skinPoints = [50, 280, 101, 330, 151]

const skinOf = (pixels: Pixels, landmarks: Landmarks): O.Option<Lab> =>
  median(
    skinPoints.flatMap((index) =>
      disk(pixels, pointAt(landmarks, index), faceWidth(landmarks) * 0.05),
    ),
  )

/** How far above the hairline, in shares of the face's height, the hair is looked at. */
const aboveHairline = [1.05, 1.1, 1.15]

const hairOf = (pixels: Pixels, landmarks: Landmarks): O.Option<Lab> => {
  const chin = pointAt(landmarks, mesh.chin)
  // Not the visitor's guide: set too high, it would make hair of the background.
  const hairline = usualHairlinePoint(landmarks)
  return median(
    aboveHairline.flatMap((share) =>
      disk(pixels, between(chin, hairline, share), faceWidth(landmarks) * 0.04),
    ),
  )
}

/** Each iris: the mesh's number of its centre, and of two opposite points on its edge. */
const irises = [
  [468, 469, 471],
  [473, 474, 476],
] as const

/** Lighter than this is the white of the eye or a glint. */
const lightestIris = 65

/** What lies between pupil and edge on both sides of each pupil, without glints. */
const irisOf = (pixels: Pixels, landmarks: Landmarks): O.Option<Lab> =>
  median(
    irises
      .flatMap(([centre, left, right]) => {
        const radius = distance(pointAt(landmarks, left), pointAt(landmarks, right)) / 2
        const middle = pointAt(landmarks, centre)
        return [
          ...disk(pixels, { x: middle.x - radius * 0.6, y: middle.y }, radius * 0.3),
          ...disk(pixels, { x: middle.x + radius * 0.6, y: middle.y }, radius * 0.3),
        ]
      })
      .filter(({ l }) => l < lightestIris),
  )

/** None where a face has no skin in the photo; hair or iris out of sight count as dark and neutral. */
export const coloursOf = (pixels: Pixels, landmarks: Landmarks): O.Option<FaceColours> => {
  const unseen = O.getOrElse((): Lab => ({ l: 20, a: 0, b: 0 }))
  return O.map((skin: Lab) => ({
    skin,
    hair: unseen(hairOf(pixels, landmarks)),
    iris: unseen(irisOf(pixels, landmarks)),
  }))(skinOf(pixels, landmarks))
}
