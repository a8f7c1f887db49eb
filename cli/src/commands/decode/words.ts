import type { Language } from '@kaoiro/core/locales/language'

export interface DecodeWords {
  /** The line of standard input that a text was on. */
  readonly line: (number: number) => string
  readonly tooManyCharacters: (max: number) => string
  /** A prompt, if input is awaited from a terminal. */
  readonly awaited: string
}

export const decodeWords: Readonly<Record<Language, DecodeWords>> = {
  en: {
    line: (number) => `line ${number}`,
    tooManyCharacters: (max) => `it is longer than ${max} characters`,
    awaited: 'Type codes or result URLs, one a line; Ctrl-D ends.',
  },
  ja: {
    line: (number) => `${number}行目`,
    tooManyCharacters: (max) => `${max}文字を超えています`,
    awaited: '結果コードまたは結果URLを1行に1つずつ入力してください（Ctrl-Dで終了）。',
  },
}
