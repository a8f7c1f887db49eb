import type { Parts } from '../../compiled/parts.js'
import type { makeContent } from './make-content.js'

/** All texts of a result in one language. */
export type Content = ReturnType<typeof makeContent>

/** The texts on one face pattern or one season in one language. */
export interface EntryTexts {
  readonly name: string
  readonly description: string
  readonly makeup: {
    readonly description: string
    readonly points: ReadonlyArray<{ readonly title: string; readonly content: string }>
  }
}

/** A circumstance that makes a photo's result less certain: its name in a few words, and advice on it in a sentence. */
export type DoubtTexts = Parts['certainty']['doubts']['smile']
