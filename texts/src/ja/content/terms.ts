/** Texts that several parts of the product use. */
export const terms = {
  facePattern: 'フェイスパターン',
  personalColour: 'パーソナルカラー',
  faceMap: 'フェイスマップ',
  patternAnalysis: 'フェイスパターン分析',
  colourComposition: 'カラーの構成比',
  photoAndData: 'お写真とデータについて',
  linkCopied: 'リンクをコピーしました。',
  linkNotCopied: 'コピーできませんでした。アドレス欄のURLをお使いください。',
  lightCard: 'ライトカード（PDF）',
  diagnoseAgain: '診断をやり直す',
  /** On paper, next to the QR code of the page. */
  openAgain: 'QRコードを読み取ると、このページをもう一度ご覧いただけます。',
  /** Joins two sentences. */
  betweenSentences: '',
  /** The language in the format of Open Graph, with a territory. */
  openGraphLocale: 'ja_JP',
}

export type Terms = typeof terms
