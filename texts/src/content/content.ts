import type { Parts } from '../../compiled/parts.js'
import type { makeContent } from './make-content.js'

export type { EntryTexts } from './make-content.js'

/** All texts of a result in one language. */
export type Content = ReturnType<typeof makeContent>

/** A circumstance that makes a photo's result less certain: its name in a few words, and advice on it in a sentence. */
export type DoubtTexts = Parts['certainty']['doubts']['smile']
