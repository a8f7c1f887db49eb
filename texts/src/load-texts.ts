import type { Content } from './content/content.js'
import type { Messages } from './content/messages.js'
import type { LightCardTexts } from './ja/light-card.js'
import type { TerminalTexts } from './ja/programs.js'
import type { ResultTexts } from './ja/screens/result.js'
import type { Language } from '@kaoiro/core/language'
import { locales } from './languages.js'

/** Loads the texts of a result in a language. */
export const loadContent = async (language: Language): Promise<Content> => {
  const programs = await locales[language].programs()
  return (await programs.content()).content
}

/** Loads the terms, progress and error messages in a language. */
export const loadMessages = async (language: Language): Promise<Messages> => {
  const programs = await locales[language].programs()
  return (await programs.messages()).messages
}

/** Loads the texts of the result page. Other programs use its names for the parts of a result. */
export const loadResultTexts = async (language: Language): Promise<ResultTexts> => {
  const screens = await locales[language].screens()
  return (await screens.result()).result
}

/** Loads the texts of the printed light card in a language. */
export const loadLightCard = async (language: Language): Promise<LightCardTexts> => {
  const programs = await locales[language].programs()
  return (await programs.lightCard()).texts
}

/** Loads the texts of a command in a language. */
export const loadTerminal = async <Command extends keyof TerminalTexts>(
  language: Language,
  command: Command,
): Promise<TerminalTexts[Command]> => {
  const { terminal } = await locales[language].programs()
  return (await terminal[command]()).texts
}
