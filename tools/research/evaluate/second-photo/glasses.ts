import type { Landmarks, Point } from '@kaoiro/analyser/face'
import { between, distance, faceWidth, pointAt, eyes } from '@kaoiro/analyser/face'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { rasterise } from '@kaoiro/fixtures/pixels/rasterise'
import type { Guided } from '../pixels/transform.js'

/** A frame; lengths in millimetres. */
interface Frame {
  readonly colour: string
  readonly opacity?: number
  /** Thickness of the rim and the bridge. */
  readonly thickness: number
  /** Height and corner radius of a lens. */
  readonly height: number
  readonly corner: number
  /** Distance between the lenses. */
  readonly bridge: number
  /** Without a rim below the lenses. */
  readonly isHalfRim?: boolean
}

/** From heavy acetate to thin metal. */
const frames: ReadonlyArray<Frame> = [
  { colour: '#15130f', thickness: 3.2, height: 34, corner: 8, bridge: 18 },
  { colour: '#2b1d14', thickness: 2, height: 40, corner: 20, bridge: 18 },
  { colour: '#6b3d22', opacity: 0.6, thickness: 2.6, height: 38, corner: 14, bridge: 18 },
  { colour: '#222222', thickness: 1.5, height: 28, corner: 6, bridge: 18, isHalfRim: true },
  { colour: '#8d8f94', thickness: 1, height: 34, corner: 14, bridge: 17 },
  { colour: '#b59a5a', thickness: 1, height: 42, corner: 20, bridge: 16 },
]

/** Width of a face at the cheekbones, as in the drawn portraits. */
const faceMillimetres = 140

/** Distance of the pupil below a lens' upper edge, as a share of the lens' height. */
const pupilHeight = 0.45

/** Where the temples of the glasses end, relative to the point between the pupils. */
const ear = { x: 68, y: -8 } as const

const eyeMiddle = (face: Landmarks, { corners }: (typeof eyes)[number]): Point =>
  between(pointAt(face, corners[0]), pointAt(face, corners[1]), 0.5)

const lensPath = (
  left: number,
  width: number,
  { height, corner, isHalfRim = false }: Frame,
): string => {
  const [top, right] = [-pupilHeight * height, left + width]
  if (isHalfRim) {
    const end = top + 0.6 * height
    return `<path d="M${left} ${end}V${top + corner}Q${left} ${top} ${left + corner} ${top}H${right - corner}Q${right} ${top} ${right} ${top + corner}V${end}"/>`
  }
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${corner}"/>`
}

/** Draws a frame. @param pupil half the distance between the pupils, in millimetres */
const frameSvg = (frame: Frame, pupil: number): string => {
  const inner = frame.bridge / 2
  const width = 2 * (pupil - inner)
  const outer = inner + width
  const temples = [-1, 1].map((side) => `M${side * outer} -6L${side * ear.x} ${ear.y}`).join('')
  return (
    lensPath(-outer, width, frame) +
    lensPath(inner, width, frame) +
    `<path d="M${-inner} -3Q0 -8 ${inner} -3${temples}"/>`
  )
}

const drawnOn = ({ width, height }: Pixels, face: Landmarks, frame: Frame): string => {
  const [left, right] = eyes.map((eye) => eyeMiddle(face, eye)) as [Point, Point]
  const { x, y } = between(left, right, 0.5)
  const scale = faceWidth(face) / faceMillimetres
  const roll = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
  const { colour, opacity = 1, thickness } = frame
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="translate(${x} ${y}) rotate(${roll}) scale(${scale})" fill="none" stroke="${colour}" ` +
    `stroke-width="${thickness}" stroke-opacity="${opacity}">` +
    `${frameSvg(frame, distance(left, right) / 2 / scale)}</g></svg>`
  )
}

/** Blends an overlay with premultiplied alpha over a picture. */
const laidOver = (pixels: Pixels, { data: drawn }: Pixels): Pixels => {
  const data = new Uint8Array(pixels.data)
  for (let i = 0; i < data.length; i += 4) {
    const bare = 1 - (drawn[i + 3] ?? 0) / 255
    if (bare === 1) continue
    for (let c = i; c < i + 3; c++) data[c] = Math.round((data[c] ?? 0) * bare + (drawn[c] ?? 0))
  }
  return { ...pixels, data }
}

/**
 * Draws glasses on the face.
 *
 * @param choice 0 for none, otherwise up to 1: one of the frames
 */
export const withGlasses = (photo: Guided, face: Landmarks, choice: number): Guided => {
  const frame = choice > 0 ? frames[Math.ceil(choice * frames.length) - 1] : undefined
  if (frame === undefined) return photo
  const drawn = rasterise(drawnOn(photo.pixels, face, frame))
  return { ...photo, pixels: laidOver(photo.pixels, drawn) }
}
