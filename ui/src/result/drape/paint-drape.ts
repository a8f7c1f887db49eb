import { bytesOfHex } from '@kaoiro/core/colour'
import type { Area } from './make-up-layers.js'
import { paintMakeUp } from './paint-make-up.js'
import type { DrapeKit } from './drape-kit.js'
import { newCanvas } from '../../components/pictures/canvas.js'

/** Lightness of `#rrggbb`, 0 to 1. */
const lightnessOf = (colour: string): number => {
  const [red, green, blue] = bytesOfHex(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** Contents of a picture; colours as `#rrggbb`. */
export interface Picture {
  readonly cloth: string
  readonly makeUp: { readonly area: Area; readonly colour: string } | null
  /** Whether the face fills the picture, as for make-up. */
  readonly isClose: boolean
}

export const inCloth = (cloth: string): Picture => ({ cloth, makeUp: null, isClose: false })

/** Draws the photo with cloth of a colour, `#rrggbb`. */
export const paintDrape = (context: CanvasRenderingContext2D, kit: DrapeKit, colour: string) =>
  paintPicture(context, kit, inCloth(colour))

/** @param before what the context shows already: if only the make-up differs, only its part is painted */
export const paintPicture = (
  context: CanvasRenderingContext2D,
  kit: DrapeKit,
  picture: Picture,
  before?: Picture,
) => {
  const { cloth: colour, makeUp, isClose } = picture
  context.save()
  if (isClose) enlargeFace(context, kit)
  if (before !== undefined) clipToChange(context, kit, before, picture)
  context.globalCompositeOperation = 'copy'
  context.drawImage(kit.photo, 0, 0)
  if (makeUp !== null && kit.makeUp !== null)
    paintMakeUp(context, kit.makeUp, makeUp.area, makeUp.colour)
  paintGlow(context, kit, colour)
  paintCloth(context, kit, colour)
  context.restore()
}

const clipToChange = (
  context: CanvasRenderingContext2D,
  { makeUp }: DrapeKit,
  before: Picture,
  after: Picture,
) => {
  const area = after.makeUp?.area ?? before.makeUp?.area
  const isSame = before.cloth === after.cloth && before.isClose === after.isClose
  const isElsewhere = before.makeUp !== null && before.makeUp.area !== area
  if (!isSame || area === undefined || isElsewhere || makeUp === null) return
  const transform = context.getTransform()
  const { a: scale, e, f } = transform
  const part = new Path2D()
  // Whole pixels: half ones would mix both pictures.
  for (const { left, top, width, height } of makeUp[area]) {
    const [x, y] = [Math.floor(scale * left + e), Math.floor(scale * top + f)]
    part.rect(
      x,
      y,
      Math.ceil(scale * (left + width) + e) - x,
      Math.ceil(scale * (top + height) + f) - y,
    )
  }
  context.resetTransform()
  context.clip(part)
  context.setTransform(transform)
}

/** The part of the picture that a close one shows: its width, and how far it reaches below the chin, in face widths. */
const close = { width: 1.5, below: 0.22 } as const

const enlargeFace = (
  context: CanvasRenderingContext2D,
  { width, height, unit, chin }: DrapeKit,
) => {
  const part = Math.min(1, (close.width * unit) / width)
  const left = Math.min(Math.max(0, chin.x - (part * width) / 2), width - part * width)
  const top = Math.min(
    Math.max(0, chin.y + close.below * unit - part * height),
    height - part * height,
  )
  context.setTransform(1 / part, 0, 0, 1 / part, -left / part, -top / part)
}

/** The colour that cloth throws on chin and neck. Dark cloth takes light away. */
const paintGlow = (
  context: CanvasRenderingContext2D,
  { skin, chin, unit }: DrapeKit,
  colour: string,
) => {
  context.save()
  context.clip(skin)
  context.globalCompositeOperation = 'soft-light'
  context.translate(chin.x, chin.y + 0.15 * unit)
  context.scale(1, 0.85)
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, 0.72 * unit)
  glow.addColorStop(0, `${colour}54`)
  glow.addColorStop(0.45, `${colour}28`)
  glow.addColorStop(1, `${colour}00`)
  context.fillStyle = glow
  context.fillRect(-unit, -unit, 2 * unit, 2 * unit)
  context.restore()
}

const paintCloth = (
  context: CanvasRenderingContext2D,
  { cloth, clothFrom, folds, width, height }: DrapeKit,
  colour: string,
) => {
  const lightness = lightnessOf(colour)
  context.save()
  context.clip(cloth)
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = colour
  context.fillRect(0, clothFrom, width, height)
  // Light cloth throws light into its own folds; on dark cloth only the shine shows them.
  context.globalCompositeOperation = 'multiply'
  context.globalAlpha = 1 - 0.3 * lightness
  context.drawImage(folds.shade, 0, clothFrom)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 0.85 - 0.6 * lightness
  context.drawImage(folds.light, 0, clothFrom)
  context.restore()
}

/** Draws two pictures next to each other. @param share of the left one, 0 to 1 */
export const paintBeside = (
  context: CanvasRenderingContext2D,
  kit: DrapeKit,
  pictures: ReadonlyArray<Picture>,
  share: number,
) => {
  const other = newCanvas(kit.width, kit.height)
  for (const [i, picture] of pictures.entries())
    paintPicture(i === 0 ? context : other.context, kit, picture)
  const at = Math.round(share * kit.width)
  context.globalCompositeOperation = 'source-over'
  context.save()
  context.beginPath()
  context.rect(at, 0, kit.width - at, kit.height)
  context.clip()
  context.drawImage(other.canvas, 0, 0)
  context.restore()
  const line = kit.width / 360
  context.fillStyle = '#fffdfa'
  context.fillRect(at - line, 0, 2 * line, kit.height)
  // Frees the memory at once.
  other.canvas.width = other.canvas.height = 1
}
