import { assumedNearness } from './move-face.js'
import type { Random } from '../../../statistics/random.js'
import { uniform } from '../../../statistics/random.js'

/**
 * What differs between two photos of one person, each by an amount drawn evenly from its range. The ranges
 * are those of phones held by hand in a room, and of what phones do to a picture by themselves.
 */
const ranges = {
  /** Turn of the head in degrees: to the side, and up or down. */
  turn: [
    [-6, 6],
    [-4, 4],
  ],
  /** Turn of the phone, degrees. */
  roll: [[-4, 4]],
  /** Side of the picture over the original's. */
  size: [[0.7, 1.3]],
  /** What is cut off at the left, right, top and bottom, as a share of that side. */
  crop: [
    [0, 0.06],
    [0, 0.06],
    [0, 0.06],
    [0, 0.06],
  ],
  /** A lamp to one side: where (below 0: left), and the share of the light that comes from there. */
  sideLight: [
    [-1, 1],
    [0, 0.35],
  ],
  /** Natural logarithm of red's and blue's gain against green: ±7 % of code values are ±15 % of light. */
  whiteBalance: [
    [-0.15, 0.15],
    [-0.15, 0.15],
  ],
  /** Stops. */
  exposure: [[-0.4, 0.4]],
  /** The share of the light that the corners lose. */
  vignette: [[0, 0.3]],
  /** Logarithm of the exponent on code values, and how much steeper the curve is in its middle. */
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
  /** Percent of the picture's height that the guide is off. */
  guide: [[-2, 2]],
  /** One over the camera's distance in metres: 1.5 m in someone else's hand, 0.4 m in one's own. */
  nearness: [[0.67, 2.5]],
  /** Which glasses are worn: evenly one of some frames. */
  glasses: [[0, 1]],
  /** How else the head is held, in degrees, as far as a face is still taken: to the side, and up or down. */
  pose: [
    [-20, 20],
    [-14, 14],
  ],
} as const satisfies Readonly<Record<string, ReadonlyArray<readonly [number, number]>>>

export type Change = keyof typeof ranges

export const changes = Object.keys(ranges) as ReadonlyArray<Change>

export type Amounts = Readonly<Record<Change, ReadonlyArray<number>>>

/** The amounts of one second photo: the same from the same stream, whichever changes are then made. */
export const amountsFrom = (random: Random): Amounts =>
  Object.fromEntries(
    changes.map((change) => [
      change,
      ranges[change].map(([from, to]) => uniform(random, from, to)),
    ]),
  ) as unknown as Amounts

/** Nothing changed. */
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
}

/** Of all amounts only those of some changes; the others leave the picture as it is. */
export const only = (amounts: Amounts, some: ReadonlyArray<Change>): Amounts =>
  Object.fromEntries(
    changes.map((change) => [change, (some.includes(change) ? amounts : none)[change]]),
  ) as unknown as Amounts

/** Second photos of everybody that differ from the first by these changes. */
export interface Series {
  readonly name: string
  readonly changes: ReadonlyArray<Change>
}

/**
 * Changed on their own only: nobody knows from how far away the first photo was taken, and visitors are asked to take
 * their glasses off and to look straight ahead; `turn` is what remains of that.
 */
const apart: ReadonlyArray<Change> = ['nearness', 'glasses', 'pose']

/** As a phone does it, from where it was. */
export const everything: Series = {
  name: 'everything',
  changes: changes.filter((change) => !apart.includes(change)),
}

/** By some changes alone. */
export const seriesOf = (some: ReadonlyArray<Change>): Series => ({
  name: some.join(','),
  changes: some,
})

/** Everything, and each change alone in turn. */
export const eachAlone: ReadonlyArray<Series> = [
  everything,
  ...changes.map((change) => seriesOf([change])),
]
