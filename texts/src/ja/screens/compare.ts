import { content } from '../content/content.js'
import { terms } from '../content/terms.js'

/** Texts of the screens that compare two results. */
export const compare = {
  content,
  openGraphLocale: terms.openGraphLocale,
  betweenSentences: terms.betweenSentences,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,

  heading: '2つの結果',
  same: 'AとBは同じ結果です。',
  summary: '共通点と違い',
  map: terms.faceMap,
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  resultOf: (side: string): string => `${side}の結果を見る`,
  mapPicture: (a: string, b: string): string => `A：${a} B：${b}`,
  compositionOf: (side: string, shares: string): string => `${side}：${shares}`,
  share: 'シェアする',
  another: '別の結果を選ぶ',
  shareTitle: (brand: string): string => `2つの結果を比べる｜${brand}`,
  shareText: (a: string, b: string): string => `Aは${a}、Bは${b}です。`,
  answers: (pattern: string, season: string): string => `「${pattern}」・「${season}」`,
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  openAgain: terms.openAgain,

  pickResult: {
    heading: '結果を比べる',
    lead: 'ご家族やお友達の結果、以前の結果などを、この結果と比べてご覧いただけます。',
    own: 'この結果（A）',
    scan: 'QRコードを読み取る',
    scanLead: 'お相手の画面に表示されたQRコードを撮影してください。',
    camera: 'カメラで撮影',
    album: '画像から選ぶ',
    reading: 'QRコードを読み取っています',
    link: 'リンクを貼り付ける',
    linkLead: 'お相手から届いた結果のリンク、または結果コード（7文字まで）をご入力ください。',
    field: '結果のリンクまたはコード',
    paste: '貼り付け',
    compare: '比べる',
    qr: 'この結果のQRコード',
    qrLead: 'お相手のスマートフォンで読み取っていただけます。',
    back: '結果に戻る',
  },

  problems: {
    empty: '結果のリンクまたはコードをご入力ください。',
    tooLong: '文字数が多すぎます。結果のリンクだけを貼り付けてください。',
    noResult:
      '結果を読み取れませんでした。「/result/」を含むリンクを、もう一度コピーして貼り付けてください。',
    notInQr: 'このQRコードは、診断結果のものではありません。結果のQRコードを読み取ってください。',
    noQr: 'QRコードが見つかりませんでした。画面いっぱいに、明るくはっきりと写るように撮影してください。',
    noPicture: '画像を開けませんでした。別の画像をお選びください。',
    noClipboard: '貼り付けできませんでした。入力欄を長押しして貼り付けてください。',
  },

  error: {
    heading: '結果を表示できません',
    one: (side: string): string =>
      `${side}の結果を読み込めませんでした。URLが間違っている可能性があります。`,
    both: 'どちらの結果も読み込めませんでした。URLが間違っている可能性があります。',
    chooseAgain: (side: string): string => `${side}の結果と比べる結果を選び直す`,
    again: terms.diagnoseAgain,
  },
}

export type CompareTexts = typeof compare
