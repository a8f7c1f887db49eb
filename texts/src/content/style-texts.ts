import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'

/** The topics of the style advice, in the order of the page. */
export const styleTopics = [
  'colours',
  'apart',
  'shape',
  'neckline',
  'glasses',
  'metal',
  'hair',
] as const

export type StyleTopic = (typeof styleTopics)[number]

/** Clothes in a season's colours; sentences with the names of the swatches in `wardrobe-colours`. */
interface WardrobeTexts {
  readonly base: string
  readonly accent: Readonly<Record<Gender, string>>
  /** How to wear the colours to keep away from the face. */
  readonly apart: string
}

/** Sentences on collars and necklines. */
interface NecklineTexts {
  readonly byFaceLine: Readonly<
    Record<Gender, Readonly<Record<'sharp' | 'standard' | 'round', string>>>
  >
  readonly byPosition: Readonly<Record<'low' | 'high', string>>
}

/** Sentences on frames: their shape, their upper rim and the height of the lenses. */
interface GlassesTexts {
  readonly byFaceLine: Readonly<Record<'sharp' | 'standard' | 'round', string>>
  readonly byBrows: Readonly<Record<'arch' | 'straight', string>>
  readonly byEyes: Readonly<Record<'round' | 'narrow', string>>
}

/** Advice on clothes, glasses, metals and hair; `styleAdvice` selects the sentences for a result. */
export interface StyleTexts {
  readonly titles: Readonly<Record<StyleTopic, string>>
  /** Makes a paragraph of sentences. */
  readonly join: (sentences: ReadonlyArray<string>) => string
  readonly wardrobe: Readonly<Record<Season, WardrobeTexts>>
  /** Cut and fabric of clothes. Men and women share `chic`. */
  readonly shapes: Readonly<Record<FaceType, string>>
  readonly necklines: NecklineTexts
  readonly glasses: GlassesTexts
  readonly metals: Readonly<Record<Season, string>>
  readonly hair: Readonly<Record<Season, string>>
}
