import type { HexColour } from '../colour/hex-colour.js'
import type { LightReferenceKind } from '../diagnosis/vocabulary.js'

/** Why a colour measured in a photo is unsure: unknown light, a highlight, too little light, several colours. */
export const colourDoubts = ['light', 'glare', 'shade', 'uneven'] as const

export type ColourDoubt = (typeof colourDoubts)[number]

/** A colour measured at a point of a photo. */
export interface MeasuredColour {
  /** In the light of the palettes or, with the doubt `light`, as the photo shows it. */
  readonly colour: HexColour
  /** What showed the light; null: nothing. */
  readonly reference: LightReferenceKind | null
  /** Empty if the colour is sure: half of those are within a CIEDE2000 of 5 from the real one. */
  readonly doubts: ReadonlyArray<ColourDoubt>
}
