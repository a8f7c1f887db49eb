/** A rectangle, from its top left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The printed light card, in millimetres from its top left corner. A visitor holds it next to the face, in the same
 * light. In the photo,
 *
 * - the QR code tells where the card is, and that it is this card;
 * - the white field, which is unprinted paper, has the colour and the brightness of the light. If it is
 *   overexposed, the photo tells neither;
 * - the black field shows light that paper or lens add everywhere. If it is bright, the card reflects a lamp.
 *
 * All positions are relative, so the card may be printed in any size that a photo still shows.
 */
export const cardSize = { width: 105, height: 148 } as const

/**
 * The code without its quiet zone. A face is 150 mm wide and at least 250 pixels wide in a prepared photo, so a
 * millimetre of a card next to it has 1.67 pixels, and a module of the largest code that can be read (QR version 3, 29
 * modules) 68 / 29 × 1.67 = 3.9 pixels. Decoders need two to three.
 */
export const codeBox: Box = { x: 18.5, y: 14, width: 68, height: 68 }

export const whiteField: Box = { x: 18.5, y: 84, width: 68, height: 22 }

export const blackField: Box = { x: 18.5, y: 107, width: 68, height: 17 }

/** The text. Thumbs that hold the card may cover it; they do not cover the code and the fields. */
export const textBox: Box = { x: 8, y: 126, width: 89, height: 17 }

/** Distance of a sample from the next edge of ink: five pixels in the smallest photo, for blur and JPEG blocks. */
export const sampleInset = 3

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** A place on the card in units of the code's side. (0, 0) is the code's top left corner, (1, 1) its bottom right one. */
export function inCodeUnits({ x, y, width, height }: Box): Box {
  return {
    x: (x - codeBox.x) / codeBox.width,
    y: (y - codeBox.y) / codeBox.height,
    width: width / codeBox.width,
    height: height / codeBox.height,
  }
}

/** The parts of both fields to measure light in, in units of the code's side. */
export const lightSamples: { readonly white: Box; readonly black: Box } = {
  white: inCodeUnits(inset(whiteField, sampleInset)),
  black: inCodeUnits(inset(blackField, sampleInset)),
}
