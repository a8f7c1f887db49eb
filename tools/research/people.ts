import type { Trait } from '@kaoiro/core/diagnosis'

/** The person that a file shows: `ID-neutral.jpg` and `ID-smiling.jpg` of one folder show the same one. */
export function personOf(file: string): string {
  return file.replace(/\.[^./\\]+$/, '').replace(/-[^-/\\]*$/, '')
}

/**
 * The expression in the name `ID-neutral` or `ID-smiling`, whose photos belong to one session and one light; undefined
 * for other files.
 */
export function expressionIn(file: string): string | undefined {
  return /-(neutral|smiling)(\.[^./\\]*)?$/i.exec(file)?.[1]?.toLowerCase()
}

/** Whether a file shows a real person at rest: `ID-neutral.jpg`. */
export const isNeutral = (file: string): boolean => expressionIn(file) === 'neutral'

/** The five traits as reports name them. */
export const traitName: Readonly<Record<Trait, string>> = {
  faceLine: 'face line',
  eyebrowAngle: 'brow',
  eyeVerticalLength: 'eye proportion',
  mouthWidth: 'mouth proportion',
  noseRatio: 'nose proportion',
}

export const genderNames = { WOMEN: 'women', MEN: 'men' } as const
