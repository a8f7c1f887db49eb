import type { FaceOutline } from '@kaoiro/core/diagnosis'
import type { Spot } from '@kaoiro/drawing/own-colours'
import type { Dimensions } from '@kaoiro/core/photo'

// The cloth's coordinates: the unit is the width of the face, x = 0 is the middle of the face, and y = 0, downwards, is
// the height of the chin.

/** The lowest point of the neckline, but for the sway. */
const deepest = 0.15

/** Where the cloth turns from the neck to the shoulders. */
const neck = 0.47

/** How far the cloth rises above the chin at the neck, to cover collars. */
const rise = 0.1

/** The upper edge of the cloth: a soft curve below the chin that rises at the neck and falls along the shoulders. */
export function clothTop(x: number): number {
  const side = Math.abs(x)
  const scoop = side < neck ? ((1 + Math.cos((Math.PI * side) / neck)) / 2) ** 0.9 : 0
  return (deepest + rise) * scoop - rise + shoulder(side) + 0.007 * Math.sin(3.3 * x + 1)
}

/** Falls smoothly from the neck on. */
function shoulder(side: number): number {
  const softness = 0.16
  return 0.34 * softness * Math.log1p(Math.exp((side - neck - 0.16) / softness))
}

/** The part of the plane that the folds cover. */
export const cloth = { left: -1.7, right: 1.7, top: -0.2, bottom: 2.1 } as const

/** The part of the photo that is shown, and the place of the cloth in it; all in pixels of the photo. */
export interface DrapeFrame {
  readonly left: number
  readonly top: number
  readonly width: number
  /** May reach below the photo, because the cloth continues there. */
  readonly height: number
  /** The width of the face from ear to ear: the unit of the cloth. */
  readonly unit: number
  /** The origin of the cloth's coordinates. */
  readonly origin: Spot
  /** From ear to ear by the chin. */
  readonly jaw: ReadonlyArray<Spot>
  readonly chin: Spot
}

/** Most of the photo's width that is shown, and the heights above and below the chin, in face widths. */
const most = { width: 2.4, above: 1.85 } as const
const below = 0.9

/** Least height of the frame as a multiple of its width. */
const slimmest = 1.25

/** Distance between jaw and cloth in face widths. */
const gap = 0.05

/** Frames the face so that the cloth covers about a third of the picture, and places the cloth below the jaw. */
export function drapeFrame(photo: Dimensions, outline: FaceOutline): DrapeFrame {
  const jaw = outline.map(([x, y]) => ({ x: x * photo.width, y: y * photo.height }))
  const spotAt = (share: number): Spot => jaw[share * (jaw.length - 1)] ?? { x: 0, y: 0 }
  const [ear, chin, other] = [spotAt(0), spotAt(0.5), spotAt(1)]
  const unit = Math.max(1, Math.hypot(other.x - ear.x, other.y - ear.y))
  const width = Math.min(photo.width, most.width * unit)
  const above = Math.min(chin.y, most.above * unit)
  const height = Math.max(slimmest * width, above + below * unit)
  // Between the chin and the middle of the face, where the neck of a tilted head is.
  const x = (chin.x + (ear.x + other.x) / 2) / 2
  const drop = dropOf(jaw, { x, y: chin.y }, unit, photo.height)
  return {
    left: Math.min(Math.max(x - width / 2, 0), photo.width - width),
    top: Math.max(0, chin.y + below * unit - height),
    ...{ width, height, unit, jaw, chin },
    origin: { x, y: chin.y + unit * drop },
  }
}

/** How far the cloth is lowered, in face widths, so that it leaves the jaw of a tilted head uncovered. */
function dropOf(jaw: ReadonlyArray<Spot>, chin: Spot, unit: number, bottom: number): number {
  const needed = jaw.map(({ x, y }) => (y - chin.y) / unit + gap - clothTop((x - chin.x) / unit))
  // Below the photo its mirror image is shown, which contains the chin again at twice this distance.
  const possible = (1.8 * (bottom - chin.y)) / unit - clothTop(0)
  return Math.min(Math.max(0, ...needed), possible)
}

/** The frame in a picture of it, in pixels of the picture. */
export interface PlacedFrame
  extends Dimensions, Pick<DrapeFrame, 'unit' | 'origin' | 'jaw' | 'chin'> {
  /** Pixels of the picture for one of the photo. */
  readonly scale: number
  /** From the photo to the picture. */
  readonly here: (spot: Spot) => Spot
}

/** Places a frame in a picture of this width. */
export function placedIn(frame: DrapeFrame, width: number): PlacedFrame {
  const scale = width / frame.width
  const here = ({ x, y }: Spot): Spot => ({
    x: (x - frame.left) * scale,
    y: (y - frame.top) * scale,
  })
  return {
    ...{ scale, here, width },
    height: Math.round(frame.height * scale),
    unit: frame.unit * scale,
    origin: here(frame.origin),
    jaw: frame.jaw.map(here),
    chin: here(frame.chin),
  }
}
