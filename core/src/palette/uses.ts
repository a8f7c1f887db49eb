import { chromaOf } from '../colour/lab.js'
import type { Gender } from '../diagnosis/vocabulary.js'
import type { HuedLab } from './colour-change.js'

/** Where a colour is worn: next to the face, in small areas near it, or away from it with another colour between. */
export type WearPlace = 'face' | 'accent' | 'away'

/** What a colour can be worn as: garments, accessories, and for women make-up (specification §6). */
export type Use =
  | 'top'
  | 'scarf'
  | 'lips'
  | 'eyes'
  | 'nails'
  | 'skirt'
  | 'shirt'
  | 'knit'
  | 'tie'
  | 'pocket-square'
  | 'trousers'
  | 'socks'
  | 'watch-strap'
  | 'pattern'
  | 'bag'
  | 'shoes'

export type ThreeUses = readonly [Use, Use, Use]

/** Lip colours: pinks, reds, corals and browns, neither pale nor nearly black. */
const isLipColour = (lab: HuedLab): boolean =>
  (lab.hue > 335 || lab.hue < 55) && chromaOf(lab) > 20 && lab.l > 20 && lab.l < 75

/** Deep or quiet colours, which large pieces are made of. */
const isQuiet = (lab: HuedLab): boolean => lab.l < 40 || chromaOf(lab) < 25

/** Three things to wear a colour as at a place, what shows most of it first. */
export function usesOf(gender: Gender, place: WearPlace, colour: HuedLab): ThreeUses {
  const quiet = isQuiet(colour)
  const makeUp = isLipColour(colour) ? 'lips' : 'eyes'
  const all: Readonly<Record<Gender, Readonly<Record<WearPlace, ThreeUses>>>> = {
    WOMEN: {
      face: ['top', 'scarf', makeUp],
      accent: ['pattern', makeUp, 'nails'],
      away: quiet ? ['skirt', 'shoes', 'bag'] : ['bag', 'nails', 'shoes'],
    },
    MEN: {
      face: ['shirt', 'knit', 'tie'],
      accent: ['pattern', 'tie', 'pocket-square'],
      away: quiet ? ['trousers', 'shoes', 'bag'] : ['bag', 'socks', 'watch-strap'],
    },
  }
  return all[gender][place]
}
