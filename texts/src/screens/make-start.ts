import type { Parts } from '../../compiled/parts.js'

type Gender = Parts['start']['gender']

/** The texts of the first screen. */
export interface StartTexts {
  readonly genders: Parts['genders']
  readonly gender: Omit<Gender, 'terms'> & {
    readonly terms: Omit<Gender['terms'], 'photo'> & {
      /** What happens to the photo: one item for each sentence. @param hours after which it is deleted at the latest */
      readonly photo: (hours: number) => ReadonlyArray<string>
    }
  }
}

/** Puts the texts of the first screen together. */
export const makeStart = ({ start, genders }: Pick<Parts, 'start' | 'genders'>): StartTexts => ({
  gender: {
    ...start.gender,
    terms: {
      ...start.gender.terms,
      photo: (hours) => [start.gender.terms.photo[0]({ hours }), start.gender.terms.photo[1]],
    },
  },
  genders,
})
