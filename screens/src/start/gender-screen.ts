import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'

export interface GenderScreen {
  readonly gender: Gender | null
  readonly agreed: boolean
}

export type GenderScreenAction =
  | { readonly _tag: 'ChooseGender'; readonly gender: Gender }
  | { readonly _tag: 'Agree'; readonly agreed: boolean }

export function genderScreen(screen: GenderScreen, action: GenderScreenAction): GenderScreen {
  switch (action._tag) {
    case 'ChooseGender':
      return { ...screen, gender: action.gender }
    case 'Agree':
      return { ...screen, agreed: action.agreed }
  }
}

/** A screen with a chosen gender and agreed terms. */
export interface ReadyGenderScreen {
  readonly gender: Gender
  readonly agreed: true
}

/** Whether the visitor may start: a gender is chosen and the terms are agreed. */
export function isReady(screen: GenderScreen): screen is ReadyGenderScreen {
  return screen.agreed && screen.gender !== null
}

/** Parses a gender from a URL, history entry or storage; null if invalid. */
export function parseGender(name: unknown): Gender | null {
  return genders.find((gender) => gender === name) ?? null
}
