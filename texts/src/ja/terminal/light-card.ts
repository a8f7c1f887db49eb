import { writeErrors } from './write-errors.js'

/** Texts of `light-card`: why it cannot make a card, and what to do, in one line each. */
export const texts = {
  longSite: (max: number, maxWithPath: number) =>
    `アドレスが長すぎて、写真から読み取れるQRコードになりません。--siteには${max}文字（パスがあれば${maxWithPath}文字）までのアドレスを指定してください`,
  notBuilt: 'カードの文字の形が見つかりません。npm run buildで画面を組み立ててください',
  binaryToTerminal:
    'PDFは端末に表示できません。--outでファイルを指定するか、パイプで渡してください',
  writeErrors,
}

export type LightCardCommandTexts = typeof texts
