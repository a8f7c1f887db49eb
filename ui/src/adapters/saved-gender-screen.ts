import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import type { GenderScreen } from '@kaoiro/screens/start'
import { save, saved, tabStorage } from './storage.js'

/** Parses a gender from a URL, history entry or storage; null if invalid. */
export const parseGender = (name: unknown): Gender | null =>
  genders.find((gender) => gender === name) ?? null

export const saveGenderScreen = ({ gender, agreed }: GenderScreen): void => {
  save(tabStorage, 'gender', gender ?? '')
  save(tabStorage, 'agreed', String(agreed))
}

/** Called after a diagnosis, because the next visitor on a shop's tablet is another person. */
export const forgetGenderScreen = (): void => saveGenderScreen({ gender: null, agreed: false })

export const savedGenderScreen = (): GenderScreen => ({
  gender: parseGender(saved(tabStorage, 'gender')),
  agreed: saved(tabStorage, 'agreed') === 'true',
})
