import type { Terms } from '../../ja/content/terms.js'

export const terms: Terms = {
  facePattern: '臉部風格',
  personalColour: '個人色彩',
  faceMap: '風格地圖',
  patternAnalysis: '臉部風格分析',
  colourComposition: '色彩比例',
  photoAndData: '照片與資料說明',
  linkCopied: '已複製連結。',
  linkNotCopied: '無法複製連結，請直接使用網址列的網址。',
  lightCard: '校色卡（PDF）',
  diagnoseAgain: '重新檢測',
  openAgain: '掃描 QR Code，即可再次開啟此頁面。',

  betweenSentences: '',

  openGraphLocale: 'zh_TW',
}
