import type { Language } from '@kaoiro/core/language'
import type { Messages } from '@kaoiro/texts/content'
import type { DiagnosisError } from '@kaoiro/core/diagnosis'
import { loadMessages, loadTerminal } from '@kaoiro/texts/load'
import { localeLanguage } from '../../../system/language.js'
import { photoFaultWords } from '../../../photo/fault-words.js'
import type { PhotoFault } from '../../../photo/preparation.js'
import type { Streams } from '../../../system/streams.js'
import type { DiagnoseOptions } from './options.js'
import type { DiagnoseTexts } from '@kaoiro/texts/types'

/** A run's language, and all texts in this language. */
export interface Localised {
  readonly language: Language
  readonly messages: Messages
  readonly words: DiagnoseTexts
  readonly photoFault: (fault: PhotoFault) => string
  readonly diagnosisError: (error: DiagnosisError) => string
}

export const localisedFor = async (
  { lang }: DiagnoseOptions,
  env: Streams['env'],
): Promise<Localised> => {
  const language = lang ?? localeLanguage(env)
  const messages = await loadMessages(language)
  const words = await loadTerminal(language, 'diagnose')
  return {
    language,
    messages,
    words,
    photoFault: photoFaultWords(words.photos, messages),
    diagnosisError: messages.diagnosis,
  }
}
