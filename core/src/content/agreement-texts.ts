import type { AgreementLevel } from '../combination/agreement.js'

/** How well several photos of one person agree, in words. */
export interface AgreementTexts {
  readonly heading: string
  /** The number of photos, in a sentence. */
  readonly meaning: (photos: number) => string
  /** How many of the photos give an answer by themselves; each a sentence. */
  readonly byLevel: Readonly<Record<AgreementLevel, (count: number, photos: number) => string>>
}
