import type { Language } from '@kaoiro/core/locales/language'
import type { Messages } from '@kaoiro/core/content/messages'
import type { PhotoFault, UnusualKind } from './preparation.js'

/** What is wrong with a file, in one line without a full stop: "it is a folder; choose a photo file". */
export const photoFaultWords =
  (language: Language, messages: Messages) =>
  (fault: PhotoFault): string => {
    const { unusual, sideTooLong, tooLong, tooMuchMemory } = words[language]
    switch (fault._tag) {
      case 'NotRead':
        return messages.unreadable[fault.code] ?? fault.detail
      case 'UnusualJpeg':
        return unusual(fault.kind)
      case 'SideTooLong':
        return sideTooLong(fault.pixels, fault.max)
      case 'TookTooLong':
        return tooLong(fault.seconds)
      case 'TookTooMuchMemory':
        return tooMuchMemory(fault.megabytes)
      default:
        return messages.refusal(fault)
    }
  }

interface Words {
  readonly unusual: (kind: UnusualKind) => string
  readonly sideTooLong: (pixels: number, max: number) => string
  readonly tooLong: (seconds: number) => string
  readonly tooMuchMemory: (megabytes: number) => string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    unusual: (kind) => `it is ${kinds[kind].en}; save it as an ordinary RGB JPEG`,
    sideTooLong: (pixels, max) => `its longer side has ${pixels} pixels; the limit is ${max}`,
    tooLong: (seconds) => `decoding it took longer than ${seconds} s`,
    tooMuchMemory: (megabytes) => `decoding it took more than ${megabytes} MB of memory`,
  },
  ja: {
    unusual: (kind) => `${kinds[kind].ja}のJPEGです。通常のRGBのJPEGで保存し直してください`,
    sideTooLong: (pixels, max) =>
      `長辺が${pixels}ピクセルあります。${max}ピクセル以下の写真をお選びください`,
    tooLong: (seconds) => `読み込みに${seconds}秒以上かかりました`,
    tooMuchMemory: (megabytes) => `読み込みに${megabytes} MB以上のメモリーが必要です`,
  },
}

const kinds: Readonly<Record<UnusualKind, Readonly<Record<Language, string>>>> = {
  CMYK: { en: 'a CMYK JPEG, as for a printing press', ja: '印刷用のCMYK形式' },
  arithmetic: { en: 'a JPEG of arithmetic coding', ja: '算術符号化方式' },
  lossless: { en: 'a lossless JPEG', ja: '可逆圧縮方式' },
  hierarchical: { en: 'a hierarchical JPEG', ja: '階層方式' },
  'high-precision': { en: 'a JPEG of more than 8 bits a sample', ja: '8ビットを超える精度' },
}
