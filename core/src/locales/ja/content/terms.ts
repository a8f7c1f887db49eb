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
  diagnoseAgain: '診断をやり直す',
  /** Joins two sentences. */
  betweenSentences: '',
  /** Open Graph's name of the language, with a territory. */
  openGraphLocale: 'ja_JP',
}

export type Terms = typeof terms
