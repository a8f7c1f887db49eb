import type { EncodeTexts } from '../../../content/terminal/encode.js'

export const texts: EncodeTexts = {
  input: '標準入力',
  awaited: '保存したAPIの結果（JSON）を貼り付けてください（Ctrl-Dで終了）。',
  folder: 'フォルダーです。APIの結果を保存したファイルを指定してください',
  tooLarge: (bytes) => `${bytes}バイトを超えているため、APIの結果ではありません`,
  notJson: 'JSONではありません。保存したAPIの結果を指定してください',
  notAnObject: 'オブジェクトではありません。保存したAPIの結果を指定してください',
  notAResult: (path) => `「${path}」がないか、APIの形式と異なります`,
  notCompleted: '分析中（analyzing）のため、まだ結果がありません。完了後の応答を保存してください',
  failedAnalysis: (reason) =>
    `分析に失敗しているため、結果がありません（${reason || '理由の記載なし'}）`,
  fallback: {
    unknownFaceType: (sent, used) =>
      `フェイスパターン「${sent}」は不明なため、「${used}」としました`,
    notShown: (sent, used) =>
      `フェイスパターン「${sent}」はこの性別では表示しないため、「${used}」としました`,
    unknownSeason: (sent, used) => `シーズン「${sent}」は不明なため、「${used}」としました`,
    fitted: (sent, used) => `割合の合計を100にそろえました: ${sent} → ${used}`,
  },
}
