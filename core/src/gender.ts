import type * as t from 'io-ts'
import { literals } from './literals.js'

/** A functional choice only: the analysis judges accordingly. */
export const genders = ['MEN', 'WOMEN'] as const

export type Gender = (typeof genders)[number]

export const Gender: t.Type<Gender> = literals('Gender', genders)
