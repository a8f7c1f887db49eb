import * as O from 'fp-ts/lib/Option.js'
import type { Gender } from '../gender.js'

export interface GenderScreen {
  readonly gender: Gender | null
  readonly agreed: boolean
}

export type GenderScreenAction =
  | { readonly _tag: 'ChooseGender'; readonly gender: Gender }
  | { readonly _tag: 'Agree'; readonly agreed: boolean }

export const initialGenderScreen: GenderScreen = { gender: null, agreed: false }

export const genderScreen = (screen: GenderScreen, action: GenderScreenAction): GenderScreen => {
  switch (action._tag) {
    case 'ChooseGender':
      return { ...screen, gender: action.gender }
    case 'Agree':
      return { ...screen, agreed: action.agreed }
  }
}

/** The gender to start with: some once a gender is chosen and the terms are agreed. */
export const startWith = ({ gender, agreed }: GenderScreen): O.Option<Gender> =>
  agreed ? O.fromNullable(gender) : O.none
