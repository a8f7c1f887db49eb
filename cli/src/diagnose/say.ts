import type { Language } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'
import { languageOf, loadMessages } from '../language.js'
import { holderOf } from '../lock.js'
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

const shownApi = ({ builtIn }: BatchWords, api: string | null): string =>
  api === null ? builtIn : printable(api)

export const resultsFaultIn =
  ({ language, words }: Said) =>
  (file: string, fault: ResultsFault): string => {
    switch (fault._tag) {
      case 'NotResults':
        return `kaoiro: ${printable(file)}:${fault.line}: ${words.notResults}`
      case 'InUse':
        return `kaoiro: ${printable(file)}: ${words.inUse(holderOf(fault), printable(fault.lock))}`
      case 'OtherApi':
        return `kaoiro: ${printable(file)}: ${words.otherApi(shownApi(words, fault.theirs), shownApi(words, fault.ours))}`
      case 'SpecialFile':
        return wrong(file, words.specialFile)
      case 'NotWritable':
        return wrong(file, renderWords[language].unwritable[fault.code] ?? fault.detail)
    }
  }
