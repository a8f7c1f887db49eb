import type { Language } from '@kaoiro/core/language'
import type { Content } from './content/content.js'
import type { Messages } from './content/messages.js'
import { programs } from './languages.js'
import type { ResultTexts } from './screens/make-result.js'
import type { TerminalTexts } from './terminal/make-terminal.js'
import type { Parts } from '../compiled/parts.js'

/** Loads the texts of a result in a language. */
export const loadContent = async (language: Language): Promise<Content> => {
  const { content } = await programs[language]()
  return (await content()).content
}

/** Loads the terms, progress and error messages in a language. */
export const loadMessages = async (language: Language): Promise<Messages> => {
  const { messages } = await programs[language]()
  return (await messages()).messages
}

/** Loads the texts of the result page. Other programs use its names for the parts of a result. */
export const loadResultTexts = async (language: Language): Promise<ResultTexts> => {
  const { result } = await programs[language]()
  return (await result()).result
}

/** Loads the texts of the printed light card in a language. */
export const loadLightCard = async (language: Language): Promise<Parts['lightCard']> => {
  const { lightCard } = await programs[language]()
  return (await lightCard()).lightCard
}

/** Loads the texts of a command in a language. */
export const loadTerminal = async <Command extends keyof TerminalTexts>(
  language: Language,
  command: Command,
): Promise<TerminalTexts[Command]> => {
  const { terminal } = await programs[language]()
  return (await terminal[command]()).texts
}
