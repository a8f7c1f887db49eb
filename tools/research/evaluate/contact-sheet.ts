// The contact sheet of `--sheet`: faces with the places that the analysis sampled, and its answers.
import sharp from 'sharp'
import {
  eyeWhitePlaces,
  lightOf,
  hairPlaces,
  irisPlaces,
  lipPlaces,
  labOfLight,
  without,
  skinPlaces,
} from '@kaoiro/analyser/colour'
import type { LightLog } from '@kaoiro/analyser/colour'
import type { Evidence } from '@kaoiro/analyser/evidence'
import type { Landmarks, Point } from '@kaoiro/analyser/face'
import { faceWidth, irisRadius, pointAt, mesh } from '@kaoiro/analyser/face'
import { traits } from '@kaoiro/core/diagnosis'
import { labToHex } from '@kaoiro/fixtures/pixels/lab'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import type { PhotoRecord } from './records/records.js'
import { isResult } from './records/records.js'
import { paper, rect, svg, text } from './svg.js'

/** Maximum number of faces on a contact sheet. */
export const sheetSize = 100

/** Pixels. */
const faceSide = 240
const captionHeight = 44
const cellHeight = faceSide + captionHeight
const gap = 6

const tones = {
  mesh: '#35e0ff',
  refusal: '#ff3b6b',
  iris: '#ffe14d',
  guide: '#ffffff',
  sample: '#3dff7a',
} as const

interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Returns the square around a face with its hair, or the middle of a photo without a face. */
const squareAround = ({ width, height }: Pixels, face: Landmarks | undefined): Square => {
  const short = Math.min(width, height)
  if (face === undefined)
    return { side: short, left: (width - short) >> 1, top: (height - short) >> 1 }
  const xs = face.map(({ x }) => x)
  const ys = face.map(({ y }) => y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const size = Math.max(right - left, bottom - top)
  const side = Math.floor(Math.min(short, 1.75 * size))
  const clamp = (start: number, length: number) =>
    Math.round(Math.min(length - side, Math.max(0, start)))
  return {
    side,
    left: clamp((left + right - side) / 2, width),
    // A little higher than the mesh's middle, because of the hair.
    top: clamp((top + bottom - side) / 2 - 0.08 * size, height),
  }
}

/** Draws the mesh and the sampled places in the photo's pixels. Uses the analysis' own functions. */
const marksOf = (face: Landmarks, pixel: number): string => {
  const samples = [skinPlaces, eyeWhitePlaces, hairPlaces, irisPlaces, lipPlaces]
  const dots = (points: ReadonlyArray<Point>, radius: number, tone: string) =>
    points
      .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${radius * pixel}" fill="${tone}"/>`)
      .join('')
  const irises = [mesh.irisLeft, mesh.irisRight].map((iris) => pointAt(face, iris))
  const radius = irisRadius * faceWidth(face)
  return `<g opacity="0.75">${dots(face, 0.7, tones.mesh)}
    ${samples.map((places) => dots(places(face), 0.5, tones.sample)).join('')}</g>
    <g fill="none" stroke-width="${1.2 * pixel}">
    ${irises.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${tones.iris}"/>`).join('')}</g>`
}

/** Draws the hairline guide; dashed if the hairline was not found in the pixels. */
const guideOf = ({ guide }: PhotoRecord, { width, height }: Pixels, pixel: number): string => {
  const y = (guide.hairline / 100) * height
  const dash = guide.isHairlineFound ? '' : ` stroke-dasharray="${6 * pixel} ${5 * pixel}"`
  return `<path d="M0 ${y}H${width}" stroke="${tones.guide}" stroke-width="${pixel}"${dash}/>`
}

const hexOf = (colour: LightLog): string => {
  const { l, a, b } = labOfLight(colour)
  return labToHex([l, a, b])
}

/**
 * Returns the measured colours as hex: the estimated light at full brightness, the skin in the photo's light
 * and in usual light, then hair, irises, lips, whites of the eyes and surroundings.
 */
const patchesOf = ({ colours }: Evidence): ReadonlyArray<string> => {
  const light = lightOf(colours)
  const brightest = Math.max(light.red, light.green, light.blue)
  const tint = without({ red: brightest, green: brightest, blue: brightest }, light)
  const { skin, hair, iris, lips, white, surroundings } = colours
  const seen = [hair, iris, lips, white, surroundings].flatMap((colour) => colour ?? [])
  return [tint, skin, without(light, skin), ...seen].map(hexOf)
}

const small = 'font-size="10"'
const large = 'font-size="13"'

/** The file, the answers with their confidence in percent, the levels and the colour traits. */
const captionOf = ({ file, answer }: PhotoRecord): string => {
  const percent = (share: number): string => String(Math.round(100 * share))
  const lines = isResult(answer)
    ? [
        `${answer.faceType} ${percent(answer.confidence.faceType)}  ${answer.season} ${percent(answer.confidence.season)}`,
        [
          traits.map((trait) => answer.levels[trait]).join(''),
          ...Object.entries<number>({ ...answer.colour }).map(
            ([name, value]) => `${name.slice(0, 2)} ${value.toFixed(1)}`,
          ),
        ].join('  '),
      ]
    : [answer.reason]
  const patches = isResult(answer) ? patchesOf(answer.evidence) : []
  // Shows the end of the path, because it is more specific than the beginning.
  return [
    rect(0, faceSide, faceSide, captionHeight, paper),
    ...patches.map((fill, i) => rect(158 + 10 * i, faceSide, 10, 13, fill)),
    text(4, faceSide + 11, file.slice(-24), small),
    text(
      4,
      faceSide + 26,
      lines[0] ?? '',
      isResult(answer) ? large : `${large} fill="${tones.refusal}"`,
    ),
    text(4, faceSide + 39, lines[1] ?? '', small),
  ].join('')
}

/** Draws one cell of the sheet as a PNG: a face with its marks, and the caption. */
export const cellOf = async (
  record: PhotoRecord,
  pixels: Pixels,
  face: Landmarks | undefined,
): Promise<Uint8Array> => {
  const { left, top, side } = squareAround(pixels, face)
  const pixel = side / faceSide
  const marks = guideOf(record, pixels, pixel) + (face === undefined ? '' : marksOf(face, pixel))
  const overlay = svg(
    faceSide,
    cellHeight,
    `<svg width="${faceSide}" height="${faceSide}" viewBox="${left} ${top} ${side} ${side}">${marks}</svg>${captionOf(record)}`,
  )
  const { width, height, data } = pixels
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: side, height: side })
    .resize(faceSide, faceSide)
    .extend({ bottom: captionHeight, background: paper })
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toBuffer()
}

/** Arranges cells in about as many rows as columns, as a PNG. Without cells, the sheet is empty. */
export const sheetOf = (cells: ReadonlyArray<Uint8Array>): Promise<Uint8Array> => {
  const across = Math.max(1, Math.ceil(Math.sqrt(cells.length)))
  const down = Math.max(1, Math.ceil(cells.length / across))
  const width = gap + across * (faceSide + gap)
  const height = gap + down * (cellHeight + gap)
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(
      cells.map((cell, i) => ({
        input: Buffer.from(cell),
        left: gap + (i % across) * (faceSide + gap),
        top: gap + Math.floor(i / across) * (cellHeight + gap),
      })),
    )
    .png()
    .toBuffer()
}
