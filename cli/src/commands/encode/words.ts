import type { Language } from '@kaoiro/core/locales/language'
import type { SavedResultError } from '@kaoiro/core/session/result'
import { printable } from '../../print/printable.js'

export interface EncodeWords {
  /** The name of standard input in messages. */
  readonly input: string
  /** A prompt, if input is awaited from a terminal. */
  readonly awaited: string
  readonly folder: string
  readonly tooLarge: (bytes: number) => string
  readonly error: (error: SavedResultError) => string
}

const reasonIn = (reason: string | null): string => (reason === null ? '' : printable(reason))

const en: EncodeWords = {
  input: 'stdin',
  awaited: 'Paste a saved API result (JSON); Ctrl-D ends.',
  folder: 'it is a folder; choose a file with a saved API result',
  tooLarge: (bytes) => `it is larger than ${bytes} bytes, so it is no saved API result`,
  error: (error) => {
    switch (error._tag) {
      case 'NotJson':
        return 'it is not JSON; a saved API result is needed'
      case 'NotAResult':
        return error.path === ''
          ? 'it is not an object; a saved API result is needed'
          : `"${printable(error.path)}" is missing or not as the API sends it`
      case 'NotCompleted':
        return 'it says "analyzing", so it holds no result yet; save a later answer'
      case 'FailedAnalysis':
        return `the analysis failed (${reasonIn(error.reason) || 'no reason given'}), so it holds no result`
    }
  },
}

const ja: EncodeWords = {
  input: '標準入力',
  awaited: '保存したAPIの結果（JSON）を貼り付けてください（Ctrl-Dで終了）。',
  folder: 'フォルダーです。APIの結果を保存したファイルを指定してください',
  tooLarge: (bytes) => `${bytes}バイトを超えているため、APIの結果ではありません`,
  error: (error) => {
    switch (error._tag) {
      case 'NotJson':
        return 'JSONではありません。保存したAPIの結果を指定してください'
      case 'NotAResult':
        return error.path === ''
          ? 'オブジェクトではありません。保存したAPIの結果を指定してください'
          : `「${printable(error.path)}」がないか、APIの形式と異なります`
      case 'NotCompleted':
        return '分析中（analyzing）のため、まだ結果がありません。完了後の応答を保存してください'
      case 'FailedAnalysis':
        return `分析に失敗しているため、結果がありません（${reasonIn(error.reason) || '理由の記載なし'}）`
    }
  },
}

export const encodeWords: Readonly<Record<Language, EncodeWords>> = { en, ja }
