import type { Pixels } from '../../photo/raster/pixels.js'
import type { Landmarks, Point } from '../face/landmarks.js'
import { between, pointAt } from '../face/landmarks.js'
import { lowerLipPairs } from '../face/mesh.js'
import type { LightLog } from './light-log.js'
import { lightAt } from './light-log.js'
import { medianColour } from '../statistics/quantile.js'

/** Between the lips' line and the chin's skin. */
const shares = [0.3, 0.4, 0.5, 0.6, 0.7]

export const lipPlaces = (landmarks: Landmarks): ReadonlyArray<Point> =>
  lowerLipPairs.flatMap(([inner, outer]) =>
    shares.map((share) => between(pointAt(landmarks, inner), pointAt(landmarks, outer), share)),
  )

/** The colour of the lower lip; undefined if it is not in the photo. */
export const lipSample = (pixels: Pixels, landmarks: Landmarks): LightLog | undefined => {
  const colours = lipPlaces(landmarks).flatMap(({ x, y }) => lightAt(pixels, x, y) ?? [])
  return colours.length === 0 ? undefined : medianColour(colours)
}
