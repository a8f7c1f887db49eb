import type { Language } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'
import { languageOf, loadMessages } from '../language.js'
import { photoFaultWords } from '../photo/fault-words.js'
import { printable } from '../printable.js'
import { renderWords } from '../render/words.js'
import type { Streams } from '../streams.js'
import type { BatchWords } from './batch-words.js'
import { batchWords } from './batch-words.js'
import type { DiagnoseOptions } from './options.js'
import type { ResultsFault } from './results-file.js'
import type { RecordWords } from './to-record.js'

/** A run's language and everything that is said in it. */
export interface Said extends RecordWords {
  readonly language: Language
  readonly messages: Messages
  readonly words: BatchWords
}

export const saidIn = async ({ lang }: DiagnoseOptions, env: Streams['env']): Promise<Said> => {
  const language = lang ?? languageOf(env)
  const messages = await loadMessages(language)
  return {
    language,
    messages,
    words: batchWords[language],
    fault: photoFaultWords(language, messages),
    session: messages.session,
  }
}

/** A line on what went wrong with a file. */
export const wrong = (file: string, why: string): string =>
  `kaoiro: ${printable(file)}: ${printable(why)}`

export const resultsFaultIn =
  ({ language, words }: Said) =>
  (file: string, fault: ResultsFault): string => {
    switch (fault._tag) {
      case 'NotResults':
        return `kaoiro: ${printable(file)}:${fault.line}: ${words.notResults}`
      case 'InUse':
        return `kaoiro: ${printable(file)}: ${words.inUse(fault.pid, printable(fault.lock))}`
      case 'NotWritable':
        return wrong(file, renderWords[language].unwritable[fault.code] ?? fault.detail)
    }
  }
