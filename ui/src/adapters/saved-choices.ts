import type { Language } from '@kaoiro/core/content/content'
import { languages } from '@kaoiro/core/content/content'
import type { GenderScreen } from '@kaoiro/core/flow/gender-screen'
import { genders } from '@kaoiro/core/diagnosis/gender'

// What survives a reload, and the browser's discarding of the page while the camera is open. A
// browser may refuse its storage, and the visitor goes on without.

const keep = (storage: () => Storage, key: string, value: string): void => {
  try {
    storage().setItem(`kaoiro.${key}`, value)
  } catch {
    // Nothing is kept, then.
  }
}

const kept = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(`kaoiro.${key}`)
  } catch {
    return null
  }
}

/** Until the tab is closed. */
const tab = () => window.sessionStorage
/** Until the browser forgets. */
const browser = () => window.localStorage

export const keepLanguage = (language: Language): void => keep(browser, 'language', language)

export const keptLanguage = (): Language => {
  const name = kept(browser, 'language')
  return languages.find((language) => language === name) ?? 'ja'
}

export const keepGenderScreen = ({ gender, agreed }: GenderScreen): void => {
  keep(tab, 'gender', gender ?? '')
  keep(tab, 'agreed', String(agreed))
}

export const keptGenderScreen = (): GenderScreen => {
  const name = kept(tab, 'gender')
  return {
    gender: genders.find((gender) => gender === name) ?? null,
    agreed: kept(tab, 'agreed') === 'true',
  }
}

/** Whether the camera or the album is open: still true where the page was discarded behind it. */
export const keepPicking = (picking: boolean): void => keep(tab, 'picking', String(picking))

export const keptPicking = (): boolean => kept(tab, 'picking') === 'true'

/** A number or a word that belongs to one entry of the history. */
export const keepForEntry = (entry: string, name: string, value: string): void =>
  keep(tab, `${name}.${entry}`, value)

export const keptForEntry = (entry: string, name: string): string | null =>
  kept(tab, `${name}.${entry}`)
