import type { Language } from '@kaoiro/core/locales/language'
import type { ReadFault } from './conversation-file.js'

/** What is wrong with a recording, in one line without a full stop; what may be long, and is cut, last. */
interface ReplayWords {
  readonly notRead: (file: string, fault: ReadFault) => string
  /** @param call the call's method and address */
  readonly noAnswer: (file: string, call: string) => string
}

export const replayWords: Readonly<Record<Language, ReplayWords>> = {
  en: {
    notRead: (file, fault) => {
      if (fault._tag === 'NoConversation') return `${file} is no recording of --record`
      if (fault._tag === 'SpecialFile') return `${file} is a pipe or a device, and no recording`
      return fault.code === 'ENOENT'
        ? `there is no recording of this photo, gender and hairline; make it with --record (${file})`
        : fault.detail
    },
    noAnswer: (file, call) => `the recording ${file} has no answer to ${call}`,
  },
  ja: {
    notRead: (file, fault) => {
      if (fault._tag === 'NoConversation') return `${file} は--recordの記録ではありません`
      if (fault._tag === 'SpecialFile') return `${file} はパイプかデバイスで、記録ではありません`
      return fault.code === 'ENOENT'
        ? `この写真・性別・生え際の記録がありません。--recordで作成してください（${file}）`
        : fault.detail
    },
    noAnswer: (file, call) => `記録 ${file} に ${call} への応答がありません`,
  },
}
