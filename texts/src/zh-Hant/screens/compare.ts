import type { CompareTexts } from '../../ja/screens/compare.js'
import { content } from '../content/content.js'
import { terms } from '../content/terms.js'
import { errorHeading } from './shared.js'

export const compare: CompareTexts = {
  content,
  openGraphLocale: terms.openGraphLocale,
  betweenSentences: terms.betweenSentences,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,

  heading: '兩個結果',
  same: 'A與B的結果相同。',
  summary: '異同一覽',
  map: terms.faceMap,
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  resultOf: (side) => `查看${side}的結果`,
  mapPicture: (a, b) => `A：${a} B：${b}`,
  compositionOf: (side, shares) => `${side}：${shares}`,
  share: '分享',
  another: '選擇其他結果',
  shareTitle: (brand) => `比較兩個結果｜${brand}`,
  shareText: (a, b) => `A是${a}，B是${b}。`,
  answers: (pattern, season) => `「${pattern}」與「${season}」`,
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  openAgain: terms.openAgain,

  pickResult: {
    heading: '比較結果',
    lead: '家人、朋友或您先前的結果，都能與此結果對照。',
    own: '此結果（A）',
    scan: '掃描QR Code',
    scanLead: '請拍攝對方畫面上的QR Code。',
    camera: '用相機拍攝',
    album: '從相簿選擇',
    reading: '正在讀取QR Code',
    link: '貼上連結',
    linkLead: '請輸入對方傳來的結果連結或代碼（最多7個字元）。',
    field: '結果連結或代碼',
    paste: '貼上',
    compare: '比較',
    qr: '此結果的QR Code',
    qrLead: '對方可用手機掃描。',
    back: '返回結果',
  },

  problems: {
    empty: '請輸入結果連結或代碼。',
    tooLong: '字數過多。請只貼上結果連結。',
    noResult: '無法讀取結果。請重新複製並貼上含有「/result/」的連結。',
    notInQr: '這不是檢測結果的QR Code。請掃描結果的QR Code。',
    noQr: '找不到QR Code。請在明亮處靠近拍攝，讓QR Code填滿畫面。',
    noPicture: '無法開啟圖片。請選擇其他圖片。',
    noClipboard: '無法貼上。請長按輸入欄位後貼上。',
  },

  error: {
    heading: errorHeading,
    one: (side) => `無法載入${side}的結果。網址可能有誤。`,
    both: '無法載入A與B的結果。網址可能有誤。',
    chooseAgain: (side) => `重新選擇與${side}比較的結果`,
    again: terms.diagnoseAgain,
  },
}
