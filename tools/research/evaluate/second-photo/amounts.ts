import { assumedNearness } from './move-face.js'
import type { Random } from '../../../statistics/random.js'
import { uniform } from '../../../statistics/random.js'

/**
 * The changes between two photos of one person. Amounts are uniformly distributed over these ranges, which
 * are typical of hand-held phones indoors and of their image processing.
 */
const ranges = {
  /** Yaw and pitch of the head, degrees. */
  turn: [
    [-6, 6],
    [-4, 4],
  ],
  /** Roll of the phone, degrees. */
  roll: [[-4, 4]],
  /** Scale factor of the photo. */
  size: [[0.7, 1.3]],
  /** Margins cut off at the left, right, top and bottom, as shares of the width or height. */
  crop: [
    [0, 0.06],
    [0, 0.06],
    [0, 0.06],
    [0, 0.06],
  ],
  /** Position of a lamp, -1 (left) to 1 (right), and its share of the light. */
  sideLight: [
    [-1, 1],
    [0, 0.35],
  ],
  /** Natural logarithms of the gains of red and of blue over green. ±15 % of light are ±7 % of code values. */
  whiteBalance: [
    [-0.15, 0.15],
    [-0.15, 0.15],
  ],
  /** Stops: each doubles the light. */
  exposure: [[-0.4, 0.4]],
  /** Loss of light in the corners, a share. */
  vignette: [[0, 0.3]],
  /** Logarithm of the gamma on code values, and the added steepness in the middle of the curve. */
  tone: [
    [-0.165, 0.165],
    [-0.15, 0.25],
  ],
  saturation: [[0.8, 1.2]],
  /** Standard deviation of a Gaussian, in pixels of a prepared photo. */
  blur: [[0, 0.9]],
  /** Standard deviation in code values. */
  noise: [[0, 4]],
  /** JPEG quality. */
  jpeg: [[70, 92]],
  /** Error of the guide, percent of the height. */
  guide: [[-2, 2]],
  /** 1 / (the camera's distance in metres): from 1.5 m, held by someone else, to 0.4 m, a selfie. */
  nearness: [[0.67, 2.5]],
  /** Chooses one of the frames. */
  glasses: [[0, 1]],
  /** Yaw and pitch over the whole accepted range, degrees. */
  pose: [
    [-20, 20],
    [-14, 14],
  ],
  /** A white sheet next to the face: chooses its place; kelvins and stops of the light above the usual one. */
  sheet: [
    [0, 1],
    [-1500, 1500],
    [-0.7, 0.7],
  ],
} as const satisfies Readonly<Record<string, ReadonlyArray<readonly [number, number]>>>

export type Change = keyof typeof ranges

export const changes = Object.keys(ranges) as ReadonlyArray<Change>

export type Amounts = Readonly<Record<Change, ReadonlyArray<number>>>

/** Draws random amounts for one second photo. Always draws all, so that each amount is the same in every series. */
export const amountsFrom = (random: Random): Amounts =>
  Object.fromEntries(
    changes.map((change) => [
      change,
      ranges[change].map(([from, to]) => uniform(random, from, to)),
    ]),
  ) as unknown as Amounts

/** The amounts that change nothing. */
const none: Amounts = {
  turn: [0, 0],
  roll: [0],
  size: [1],
  crop: [0, 0, 0, 0],
  sideLight: [0, 0],
  whiteBalance: [0, 0],
  exposure: [0],
  vignette: [0],
  tone: [0, 0],
  saturation: [1],
  blur: [0],
  noise: [0],
  jpeg: [100],
  guide: [0],
  nearness: [assumedNearness],
  glasses: [0],
  pose: [0, 0],
  sheet: [0, 0, 0],
}

/** Keeps the amounts of some changes and neutralises the others. */
export const only = (amounts: Amounts, some: ReadonlyArray<Change>): Amounts =>
  Object.fromEntries(
    changes.map((change) => [change, (some.includes(change) ? amounts : none)[change]]),
  ) as unknown as Amounts

/** A series of second photos that differ from the originals by some changes. */
export interface Series {
  readonly name: string
  readonly changes: ReadonlyArray<Change>
}

/**
 * Changes that are not part of `everything`. The distance of the originals is unknown, and visitors are asked
 * to take off their glasses and look straight ahead (`turn` is the remaining error).
 */
const apart: ReadonlyArray<Change> = ['nearness', 'glasses', 'pose', 'sheet']

/** All changes of an ordinary second photo. */
export const everything: Series = {
  name: 'everything',
  changes: changes.filter((change) => !apart.includes(change)),
}

export const seriesOf = (some: ReadonlyArray<Change>): Series => ({
  name: some.join(','),
  changes: some,
})

/** `everything`, then each change alone. */
export const eachAlone: ReadonlyArray<Series> = [
  everything,
  ...changes.map((change) => seriesOf([change])),
]
