import type { StartTexts } from '../../ja/screens/start.js'
import { genders } from '../content/genders.js'

const termsAtService: ReadonlyArray<string> = [
  '您提供的臉部照片，通常於分析後立即刪除，最晚也會在分析後約24小時內自動刪除。',
  '臉部照片僅用於本服務。',
]

export const start: StartTexts = {
  genders,

  gender: {
    pageTitle: (brand) => `${brand}｜臉部風格與個人色彩`,
    lead: '一張照片，為您分析臉部風格與個人色彩。',
    facts: ['約1分鐘', '免費', '免註冊'],
    photoFact: '照片分析後立即刪除',
    heading: '請選擇您的性別',
    notes: ['診斷基準因性別而異。', '個人色彩的推薦彩妝，僅在選擇女性時顯示。'],
    terms: {
      heading: '使用前須知',
      photo: termsAtService,
      free: '本服務免費，網路流量費用由您自行負擔。',
      more: '關於照片分析',
      agree: '我已閱讀並同意以上內容',
    },
    start: '開始診斷',
    incomplete: '請選擇性別，並同意以上內容。',
    top: '返回首頁',
  },
}
