import { noSite } from './no-site.js'

/** Texts of `encode`. */
export const texts = {
  /** The name of standard input in messages. */
  input: '標準入力',
  /** The prompt for input from a terminal. */
  awaited: '保存したAPIの結果（JSON）を貼り付けてください（Ctrl-Dで終了）。',
  folder: 'フォルダーです。APIの結果を保存したファイルを指定してください',
  tooLarge: (bytes: number) => `${bytes}バイトを超えているため、APIの結果ではありません`,
  noSite,
  notUtf8: 'UTF-8ではありません。UTF-8で保存し直してください',
  notJson: 'JSONではありません。保存したAPIの結果を指定してください',
  notAnObject: 'オブジェクトではありません。保存したAPIの結果を指定してください',
  /** @param path where the unexpected value is */
  notAResult: (path: string) => `「${path}」がないか、APIの形式と異なります`,
  notCompleted: '分析中（analyzing）のため、まだ結果がありません。完了後の応答を保存してください',
  /** @param reason the service's reason, or '' */
  failedAnalysis: (reason: string) =>
    `分析に失敗しているため、結果がありません（${reason || '理由の記載なし'}）`,
  /** Which value replaced the one that the service sent, in one line without a full stop. */
  fallback: {
    unknownFaceType: (sent: string, used: string) =>
      `フェイスパターン「${sent}」は不明なため、「${used}」としました`,
    notShown: (sent: string, used: string) =>
      `フェイスパターン「${sent}」はこの性別では表示しないため、「${used}」としました`,
    unknownSeason: (sent: string, used: string) =>
      `シーズン「${sent}」は不明なため、「${used}」としました`,
    fitted: (sent: string, used: string) => `割合の合計を100にそろえました: ${sent} → ${used}`,
  },
}

export type EncodeTexts = typeof texts
export type FallbackTexts = EncodeTexts['fallback']
