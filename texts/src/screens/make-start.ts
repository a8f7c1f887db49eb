import type { Parts } from '../../compiled/parts.js'

type Gender = Parts['start']['gender']

/** The texts of the first screen. */
export interface StartTexts {
  readonly genders: Parts['genders']
  readonly gender: Omit<Gender, 'terms'> & {
    readonly terms: Omit<Gender['terms'], 'photo'> & {
      /** What happens to the photo: one item for each sentence. The first needs the hours after which it is deleted at the latest. */
      readonly photo: readonly [Gender['terms']['photo'][0], ...ReadonlyArray<string>]
    }
  }
}

/** Puts the texts of the first screen together. */
export function makeStart({ start, genders }: Pick<Parts, 'start' | 'genders'>): StartTexts {
  return {
    ...start,
    genders,
  }
}
