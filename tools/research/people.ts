import type { Trait } from '@kaoiro/core/diagnosis'

/** Two halves of the people: one to fit constants to, the other to evaluate on. */
export const halves = ['even', 'odd'] as const

export type Half = (typeof halves)[number]

/** The half of an option `--half`; throws a one-line error for other names. */
export function halfNamed(name: string | undefined): Half | undefined {
  const half = halves.find((each) => each === name)
  if (name !== undefined && half === undefined)
    throw new Error(`--half takes even or odd, not '${name}'`)
  return half
}

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

/**
 * Puts every second person in one half, in the order in which they first appear. All photos of a person are in the
 * same half.
 *
 * @param people one entry per photo
 */
export function halvesOf(people: ReadonlyArray<string>): ReadonlyMap<string, Half> {
  return new Map(
    [...new Set(people)].map((person, i) => [person, i % 2 === 0 ? 'even' : 'odd'] as const),
  )
}

/** The five traits as reports name them. */
export const traitName: Readonly<Record<Trait, string>> = {
  faceLine: 'face line',
  eyebrowAngle: 'brow',
  eyeVerticalLength: 'eye proportion',
  mouthWidth: 'mouth proportion',
  noseRatio: 'nose proportion',
}

export const genderNames = { WOMEN: 'women', MEN: 'men' } as const
