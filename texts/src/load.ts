import type { Language } from '@kaoiro/core/language'
import { defaultLanguage } from '@kaoiro/core/language'
import { programs, screens } from '../compiled/languages.js'
import type { ProgramTexts, TerminalTexts } from '../compiled/types.js'

export { languageNames } from '../compiled/language-names.js'

/** Loads the texts of the screens in any language. */
export function loadScreens(language: Language) {
  return language === defaultLanguage ? import('../compiled/ja/screens.js') : screens[language]()
}

async function load<Name extends keyof ProgramTexts>(
  language: Language,
  name: Name,
): Promise<ProgramTexts[Name]> {
  const { loaders } = await programs[language]()
  return (await loaders[name]()).texts
}

/** Loads the texts of a result in a language. */
export const loadContent = (language: Language) => load(language, 'content')

/** Loads the terms, progress and error messages in a language. */
export const loadMessages = (language: Language) => load(language, 'messages')

/** Loads the texts of the result page. Other programs use its names for the parts of a result. */
export const loadResultTexts = (language: Language) => load(language, 'result')

/** Loads the texts on how to wear a colour. */
export const loadWear = (language: Language) => load(language, 'wear')

/** Loads the texts of the pages before the photo and on stored data. */
export const loadLegal = (language: Language) => load(language, 'legal')

/** Loads the texts of the printed light card in a language. */
export const loadLightCard = (language: Language) => load(language, 'lightCard')

/** Loads the texts of a command in a language. */
export function loadTerminal<Command extends keyof TerminalTexts>(
  language: Language,
  command: Command,
): Promise<TerminalTexts[Command]> {
  return load(language, command)
}
