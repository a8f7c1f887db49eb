import { tones } from '../pen/tones.js'

/** The colours of a skin and of the lines drawn on it. */
export interface Skin {
  readonly tone: string
  readonly shade: string
  readonly blush: string
  readonly iris: string
  /** Lips without make-up. */
  readonly lip: string
  /** Lines of lids, ears and the nose. */
  readonly line: string
  /** The faintest lines: the bridge of the nose, the chin and the collarbones. */
  readonly faint: string
}

/** The colours of hair. */
export interface HairColour {
  readonly tone: string
  /** The shadow along a lock. */
  readonly shade: string
  /** Hair behind the neck, or cropped close. */
  readonly behind: string
  readonly outline: string
  /** Lines within a lock: darker than fair hair, and lighter than dark hair, where they are its sheen. */
  readonly strand: string
  readonly brow: string
}

/** Skins from the lightest to the darkest. */
export const skins = {
  fair: {
    tone: '#f9e9dc',
    shade: '#efd4c1',
    blush: '#dda796',
    iris: '#7a6252',
    lip: '#c08d7f',
    line: tones.inkSoft,
    faint: tones.inkFaint,
  },
  golden: {
    tone: '#f0d3b3',
    shade: '#e0bb95',
    blush: '#d08d72',
    iris: '#5d4636',
    lip: '#b67a68',
    line: '#6a5242',
    faint: '#b3937a',
  },
  tan: {
    tone: '#d5a882',
    shade: '#c08f68',
    blush: '#b96a50',
    iris: '#4a3528',
    lip: '#9c5a4b',
    line: '#5b4030',
    faint: '#946a4c',
  },
  deep: {
    tone: '#96664a',
    shade: '#7f5139',
    blush: '#8e3f31',
    iris: '#33231b',
    lip: '#6f3a33',
    line: '#3f271b',
    faint: '#633d2a',
  },
} as const satisfies Readonly<Record<string, Skin>>

/** Hair from the lightest to the darkest. */
export const hairColours = {
  ash: {
    tone: '#c8b6a5',
    shade: '#8a7563',
    behind: '#a08c7a',
    outline: '#57493f',
    strand: '#57493f',
    brow: '#54473e',
  },
  chestnut: {
    tone: '#9c7257',
    shade: '#5f3f2e',
    behind: '#7a543f',
    outline: '#3a261c',
    strand: '#4d3326',
    brow: '#4a3428',
  },
  umber: {
    tone: '#6b5143',
    shade: '#3a2920',
    behind: '#513b30',
    outline: tones.ink,
    strand: '#2f211a',
    brow: '#3c2c23',
  },
  black: {
    tone: '#413a37',
    shade: '#1c1817',
    behind: '#302a28',
    outline: '#14110f',
    strand: '#7b716a',
    brow: '#2a2421',
  },
} as const satisfies Readonly<Record<string, HairColour>>

export type SkinName = keyof typeof skins

export type HairColourName = keyof typeof hairColours

/** Colours of make-up. */
export interface MakeUp {
  readonly lip: string
  /** On cheeks and lids. */
  readonly cheek: string
}

/** The colours of a person. */
export interface Complexion {
  readonly skin: Skin
  readonly hair: HairColour
  readonly makeUp: MakeUp | null
}
