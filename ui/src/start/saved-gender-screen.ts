import type { GenderScreen } from '@kaoiro/core/flow/gender-screen'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { save, saved, tabStorage } from '../adapters/storage.js'

export const saveGenderScreen = ({ gender, agreed }: GenderScreen): void => {
  save(tabStorage, 'gender', gender ?? '')
  save(tabStorage, 'agreed', String(agreed))
}

export const savedGenderScreen = (): GenderScreen => {
  const name = saved(tabStorage, 'gender')
  return {
    gender: genders.find((gender) => gender === name) ?? null,
    agreed: saved(tabStorage, 'agreed') === 'true',
  }
}
