import type { GenderScreen } from '@kaoiro/core/flow/gender-screen'
import { parseGender } from '../adapters/parse-gender.js'
import { save, saved, tabStorage } from '../adapters/storage.js'

export const saveGenderScreen = ({ gender, agreed }: GenderScreen): void => {
  save(tabStorage, 'gender', gender ?? '')
  save(tabStorage, 'agreed', String(agreed))
}

export const savedGenderScreen = (): GenderScreen => ({
  gender: parseGender(saved(tabStorage, 'gender')),
  agreed: saved(tabStorage, 'agreed') === 'true',
})
