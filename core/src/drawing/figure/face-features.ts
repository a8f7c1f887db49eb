import type { MapPosition } from '../../chart/face-map.js'

/** What the face drawing varies, each from -1 to 1. */
export interface FaceFeatures {
  /** Sharp to round. */
  readonly faceLine: number
  /** Arched to straight. */
  readonly brows: number
  /** Round to narrow. */
  readonly eyes: number
  /** Wide to narrow. */
  readonly lips: number
  /** How high the features stand above the chin: low to high. */
  readonly height: number
}

/**
 * A caricature's gain: the patterns stand at about half of each axis, and must still be told apart
 * at the size of a thumbnail. Odd, increasing, and keeps -1 to 1.
 */
const exaggerated = (n: number): number =>
  Math.tanh(2 * Math.min(1, Math.max(-1, n))) / Math.tanh(2)

/** The features of a place on the face map, with the signs of `positionOf`. */
export const featuresAt = ({ curve, age }: MapPosition): FaceFeatures => ({
  faceLine: exaggerated(curve),
  brows: -exaggerated(curve),
  eyes: exaggerated(0.55 * age - 0.45 * curve),
  lips: -exaggerated(age),
  height: exaggerated(age),
})
