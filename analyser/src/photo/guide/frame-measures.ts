import { measureLight } from '../quality/light.js'
import type { LightMeasures } from '../quality/light.js'
import { measureSharpness } from '../quality/sharpness.js'
import type { Pixels, Region } from '@kaoiro/core/photo'
import { findFace } from './find-face.js'
import type { FacePlace } from './frame.js'
import { faceHeight, wantedFace } from './frame.js'
import type { LogLumas } from './log-lumas.js'
import { logLumas, sumTo } from './log-lumas.js'

/** The measures of one frame of the camera. */
export interface FrameMeasures {
  readonly face: FacePlace | null
  /** Of the face, or of the place where it should be. */
  readonly light: LightMeasures
  /** Natural logarithm of the light on the cheek at the left of the picture over that on the other. */
  readonly side: number
  /** Share of fine detail (`measureSharpness`). */
  readonly sharpness: number
  /** How much the picture differs from the frame before; infinite for the first. */
  readonly motion: number
}

/** A measured frame, with what the next one needs. */
export interface MeasuredFrame {
  readonly measures: FrameMeasures
  readonly lumas: LogLumas
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const boxOf = (
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  { x, y, width: share }: Pick<FacePlace, 'x' | 'y' | 'width'>,
): Box => {
  const across = share * width
  const down = across * faceHeight
  return { left: x * width - across / 2, top: y * height - down / 2, width: across, height: down }
}

/** A part of a box in whole pixels, within the frame. */
const regionIn = (frame: Pixels, box: Box, inset: number): Region => {
  const clip = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  return {
    left: clip(box.left + inset * box.width, frame.width),
    top: clip(box.top + inset * box.height, frame.height),
    right: clip(box.left + (1 - inset) * box.width, frame.width),
    bottom: clip(box.top + (1 - inset) * box.height, frame.height),
  }
}

const meanOf = (lumas: LogLumas, left: number, top: number, right: number, bottom: number) =>
  (sumTo(lumas, right, bottom) -
    sumTo(lumas, left, bottom) -
    sumTo(lumas, right, top) +
    sumTo(lumas, left, top)) /
  ((right - left) * (bottom - top))

/** sRGB is about this power of light. */
const gamma = 2.2

/** The cheeks, in shares of the face's box. */
const cheek = { from: 0.14, to: 0.36, top: 0.5, bottom: 0.76 } as const

const sideOf = (lumas: LogLumas, { left, top, width, height }: Box): number => {
  const light = (from: number, to: number) =>
    meanOf(
      lumas,
      left + from * width,
      top + cheek.top * height,
      left + to * width,
      top + cheek.bottom * height,
    )
  return gamma * (light(cheek.from, cheek.to) - light(1 - cheek.to, 1 - cheek.from))
}

/** Side of the cells for motion, in pixels: large enough to cancel the sensor's noise. */
const motionCell = 4

/** Mean difference of the cells around the outline, without a change of the light as a whole. */
const motionOf = (before: LogLumas, now: LogLumas): number => {
  const box = boxOf(now, wantedFace)
  const changes: Array<number> = []
  for (let y = box.top; y + motionCell <= box.top + box.height; y += motionCell)
    for (let x = box.left; x + motionCell <= box.left + box.width; x += motionCell) {
      const corners = [x, y, x + motionCell, y + motionCell] as const
      changes.push(meanOf(now, ...corners) - meanOf(before, ...corners))
    }
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
  return changes.reduce((sum, change) => sum + Math.abs(change - mean), 0) / changes.length
}

/** Cells across a face, as the service looks at it (face-quality.ts). */
const cells = 48

/** Keeps hair and background out of the light of the face. */
const inset = 0.1

/**
 * Measures a frame of `frameSize` or more.
 *
 * @param before the frame before, of the same size
 */
export const measureFrame = (pixels: Pixels, before: LogLumas | null): MeasuredFrame => {
  const lumas = logLumas(pixels)
  const face = findFace(lumas)
  const box = boxOf(pixels, face ?? wantedFace)
  return {
    lumas,
    measures: {
      face,
      light: measureLight(pixels, regionIn(pixels, box, inset)),
      side: sideOf(lumas, box),
      sharpness: measureSharpness(pixels, regionIn(pixels, box, 0), box.width / cells),
      motion: before === null ? Infinity : motionOf(before, lumas),
    },
  }
}
