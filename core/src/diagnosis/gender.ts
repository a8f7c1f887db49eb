// Apart from the rest of the vocabulary, because the first screen loads it.

/** Only selects how the analysis works: the people that a face is compared with, and the face patterns shown. */
export const genders = ['MEN', 'WOMEN'] as const

export type Gender = (typeof genders)[number]
