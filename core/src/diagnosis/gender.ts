// A file of its own, because the first load of the screens needs this word alone.

/** Only selects how the analysis works: the people that a face is compared with, and the face patterns shown. */
export const genders = ['MEN', 'WOMEN'] as const

export type Gender = (typeof genders)[number]
