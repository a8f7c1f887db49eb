import type { FrameHint } from '@kaoiro/core/photo'
import { frameHints } from '@kaoiro/core/photo'
import { isTinted } from '../quality/light.js'
import type { TintBounds } from '../quality/light.js'
import { minSharpness } from '../quality/quality.js'
import type { FacePlace } from './frame.js'
import { wantedFace } from './frame.js'
import type { FrameMeasures } from './frame-measures.js'

/**
 * Bounds of good frames. They are stricter than the service's, since another frame costs nothing, and no hint blocks.
 * `lights`: all of 504 photographs have more. `clipped`: as in face-quality.ts. `side`: one cheek with 1.57 times the
 * light of the other, somewhat more than the doubt `side-light`. `chin` and `forehead`: how far outside the outline they may
 * be, about as much as `findFace` errs, and `low` how far inside the forehead. `motion`: about one and a half pixels of
 * `frameSize`; a still hand has less than a third.
 */
const bounds = {
  lights: 95,
  clipped: 0.84,
  side: 0.45,
  narrowest: 0.44,
  widest: 0.6,
  across: 0.07,
  chin: 0.03,
  forehead: 0.045,
  low: 0.06,
  motion: 0.06,
} as const

/** Skin of all depths in 504 photographs in white light is within these. Lamps of 3000 K exceed them; 4000 K on deep skin only. */
const tintBounds: TintBounds = {
  minWarmth: 0.05,
  maxWarmth: 0.95,
  minGreenness: -0.2,
  maxGreenness: 0.12,
}

const holds = ({ face, light, side, sharpness, motion }: FrameMeasures) =>
  ({
    'too-dark': light.lights < bounds.lights,
    'too-bright': light.clipped + 2 * light.blown > bounds.clipped && !isColoured(light),
    'no-face': face === null,
    'side-light': Math.abs(side) > bounds.side,
    'coloured-light': isColoured(light),
    closer: face !== null && face.width < bounds.narrowest,
    farther: face !== null && face.width > bounds.widest,
    'off-centre': face !== null && !isInOutline(face),
    straight: face !== null && face.skew >= 1,
    'open-mouth': face !== null && face.mouth >= 1,
    'closed-eyes': face !== null && face.eyes >= 1,
    still: motion > bounds.motion || sharpness < minSharpness,
    good: true,
  }) satisfies Readonly<Record<FrameHint, boolean>>

/** Whether chin and forehead are in the outline, and the hairline near its mark. */
const isInOutline = ({ x, y, height }: FacePlace): boolean => {
  const below = y + height / 2 - (wantedFace.y + wantedFace.height / 2)
  const above = wantedFace.y - wantedFace.height / 2 - (y - height / 2)
  return (
    Math.abs(x - wantedFace.x) <= bounds.across &&
    below <= bounds.chin &&
    above <= bounds.forehead &&
    -above <= bounds.low
  )
}

const isColoured = (light: FrameMeasures['light']): boolean => isTinted(light, tintBounds)

/**
 * Ranks good frames of one face: the sharper, calmer and more at rest, the larger. Sharpness and motion of still frames
 * differ by about 0.02, the expression of one face by 0.2.
 */
export function frameRank({ face, sharpness, motion }: FrameMeasures): number {
  return sharpness - motion - 0.1 * Math.max(0, face?.mouth ?? 1, face?.eyes ?? 1)
}

/** The most important hint for a frame. */
export function frameHint(measures: FrameMeasures): FrameHint {
  const found = holds(measures)
  return frameHints.find((hint) => found[hint]) ?? 'good'
}
