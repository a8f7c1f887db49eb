import type { FrameHint } from '@kaoiro/core/photo'
import { frameHints } from '@kaoiro/core/photo'
import { isTinted } from '../quality/light.js'
import type { TintBounds } from '../quality/light.js'
import { minSharpness } from '../quality/quality.js'
import { wantedFace } from './frame.js'
import type { FrameMeasures } from './frame-measures.js'

/**
 * Bounds of good frames. They are stricter than the service's, since another frame costs nothing, and no hint blocks.
 * `lights`: all of 504 photographs have more. `clipped`: as in face-quality.ts. `side`: one cheek with 1.57 times the
 * light of the other, somewhat more than the doubt `side-light`. `width` leaves the hair in the picture. `motion`: about one
 * and a half pixels of `frameSize`; a still hand has less than a third.
 */
const bounds = {
  lights: 95,
  clipped: 0.84,
  side: 0.45,
  narrowest: 0.42,
  widest: 0.64,
  across: 0.1,
  down: 0.1,
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
    'off-centre':
      face !== null &&
      (Math.abs(face.x - wantedFace.x) > bounds.across ||
        Math.abs(face.y - wantedFace.y) > bounds.down),
    straight: face !== null && face.skew >= 1,
    still: motion > bounds.motion || sharpness < minSharpness,
    good: true,
  }) satisfies Readonly<Record<FrameHint, boolean>>

const isColoured = (light: FrameMeasures['light']): boolean => isTinted(light, tintBounds)

/** The most important hint for a frame. */
export const frameHint = (measures: FrameMeasures): FrameHint => {
  const found = holds(measures)
  return frameHints.find((hint) => found[hint]) ?? 'good'
}
