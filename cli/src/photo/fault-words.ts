import type { PhotoTexts } from '@kaoiro/texts/types'
import type { Messages } from '@kaoiro/texts/content'
import type { PhotoFault } from './preparation.js'

/** What is wrong with a file, in one line without a full stop: "it is a folder; choose a photo file". */
export const photoFaultWords =
  (texts: PhotoTexts, messages: Messages) =>
  (fault: PhotoFault): string => {
    switch (fault._tag) {
      case 'NotRead':
        return messages.unreadable[fault.code] ?? fault.detail
      case 'EmptyFile':
        return texts.empty
      case 'UnusualJpeg':
        return texts.unusualJpeg[fault.kind]
      case 'SideTooLong':
        return texts.sideTooLong({ pixels: fault.pixels, max: fault.max })
      case 'TookTooLong':
        return texts.tookTooLong({ seconds: fault.seconds })
      case 'TookTooMuchMemory':
        return texts.tookTooMuchMemory({ megabytes: fault.megabytes })
      default:
        return messages.refusal(fault)
    }
  }
