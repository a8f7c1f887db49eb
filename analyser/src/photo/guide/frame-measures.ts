import { measureLight } from '../quality/light.js'
import type { LightMeasures } from '../quality/light.js'
import { measureSharpness } from '../quality/sharpness.js'
import type { Pixels, Region } from '@kaoiro/core/photo'
import type { FaceBox } from './expression.js'
import { expressionIn } from './expression.js'
import { findFace } from './find-face.js'
import type { FacePlace } from './frame.js'
import { wantedFace } from './frame.js'
import type { LogLumas } from './log-lumas.js'
import { logLumas, logReds, meanIn } from './log-lumas.js'

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

const boxOf = (
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  face: Pick<FacePlace, 'x' | 'y' | 'width' | 'height'>,
): FaceBox => {
  const [across, down] = [face.width * width, face.height * height]
  return {
    left: face.x * width - across / 2,
    top: face.y * height - down / 2,
    width: across,
    height: down,
  }
}

/** A part of a box in whole pixels, within the frame. */
const regionIn = (frame: Pixels, box: FaceBox, inset: number): Region => {
  const clip = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  return {
    left: clip(box.left + inset * box.width, frame.width),
    top: clip(box.top + inset * box.height, frame.height),
    right: clip(box.left + (1 - inset) * box.width, frame.width),
    bottom: clip(box.top + (1 - inset) * box.height, frame.height),
  }
}

/** sRGB is about this power of light. */
const gamma = 2.2

/** The cheeks, in shares of the face's box. */
const cheek = { from: 0.14, to: 0.36, top: 0.5, bottom: 0.76 } as const

const sideOf = (lumas: LogLumas, { left, top, width, height }: FaceBox): number => {
  const light = (from: number, to: number) =>
    meanIn(
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
      changes.push(meanIn(now, ...corners) - meanIn(before, ...corners))
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
export function measureFrame(pixels: Pixels, before: LogLumas | null): MeasuredFrame {
  const lumas = logLumas(pixels)
  const place = findFace(lumas)
  const box = boxOf(pixels, place ?? wantedFace)
  const face = place && { ...place, ...expressionIn(lumas, logReds(pixels), box) }
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
