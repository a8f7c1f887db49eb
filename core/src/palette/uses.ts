import { chromaOf } from '../colour/lab.js'
import type { Gender } from '../diagnosis/vocabulary.js'
import type { HuedLab } from './colour-change.js'

/** Where a colour is worn: next to the face, in small areas near it, or away from it with another colour between. */
export type WearPlace = 'face' | 'accent' | 'away'

/** Three things each, the largest area first. Large pieces away from the face are made of quiet colours. */
const uses = {
  WOMEN: {
    face: ['top', 'scarf', 'make-up'],
    accent: ['pattern', 'make-up', 'nails'],
    away: ['bag', 'nails', 'shoes'],
    quietAway: ['skirt', 'shoes', 'bag'],
  },
  MEN: {
    face: ['shirt', 'knit', 'tie'],
    accent: ['pattern', 'tie', 'pocket-square'],
    away: ['bag', 'socks', 'watch-strap'],
    quietAway: ['trousers', 'shoes', 'bag'],
  },
} as const

type Entry = (typeof uses)[Gender][WearPlace | 'quietAway'][number]

/** Make-up that a product may be, for women (specification §6). */
export type MakeUp = 'lips' | 'eyes' | 'cheeks'

/** Make-up by its category among a store's products. A base has the colour of the skin. */
export const makeUpByCategory: ReadonlyMap<string, MakeUp> = new Map([
  ['lip', 'lips'],
  ['eye', 'eyes'],
  ['cheek', 'cheeks'],
])

/** The garments, accessories and make-up that a colour can be worn as. */
export type Use = Exclude<Entry, 'make-up'> | MakeUp

/** Lip colours: pinks, reds, corals and browns, neither pale nor nearly black. */
const isLipColour = (lab: HuedLab): boolean =>
  (lab.hue > 335 || lab.hue < 55) && chromaOf(lab) > 20 && lab.l > 20 && lab.l < 75

const isQuiet = (lab: HuedLab): boolean => lab.l < 40 || chromaOf(lab) < 25

/** Three things to wear a colour as at a place, the largest area first. */
export function usesOf(gender: Gender, place: WearPlace, colour: HuedLab): ReadonlyArray<Use> {
  const makeUp = isLipColour(colour) ? 'lips' : 'eyes'
  return uses[gender][place === 'away' && isQuiet(colour) ? 'quietAway' : place].map((use) =>
    use === 'make-up' ? makeUp : use,
  )
}
