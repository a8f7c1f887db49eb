import type { AgreementLevel } from '@kaoiro/core/results'

/** Texts on how well several photos of one person agree. */
export interface AgreementTexts {
  readonly heading: string
  /** A sentence with the number of photos. */
  readonly meaning: (photos: number) => string
  /** One sentence for each level: how many of the photos give an answer by themselves. */
  readonly byLevel: Readonly<Record<AgreementLevel, (count: number, photos: number) => string>>
}
