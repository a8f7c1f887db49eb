/** A functional choice only: the analysis judges accordingly. */
export const genders = ['MEN', 'WOMEN'] as const

export type Gender = (typeof genders)[number]
