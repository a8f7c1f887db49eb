import type { GenderScreen } from '@kaoiro/screens/start'
import { parseGender } from '@kaoiro/screens/start'
import { save, saved, tabStorage } from './storage.js'

export function saveGenderScreen({ gender, agreed }: GenderScreen): void {
  save(tabStorage, 'gender', gender ?? '')
  save(tabStorage, 'agreed', String(agreed))
}

/** Called after a diagnosis, because the next visitor on a shop's tablet is another person. */
export const forgetGenderScreen = (): void => saveGenderScreen({ gender: null, agreed: false })

export function savedGenderScreen(): GenderScreen {
  return {
    gender: parseGender(saved(tabStorage, 'gender')),
    agreed: saved(tabStorage, 'agreed') === 'true',
  }
}
