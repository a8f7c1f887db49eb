import type { ConsentTexts } from '../../ja/screens/consent.js'

export const consent: ConsentTexts = {
  label: '使用狀況統計',
  question: '是否同意我們統計操作步驟？',
  detail: '為提升服務品質，僅記錄「開始」等操作步驟，不會記錄您的照片與檢測結果。',
  yes: '同意',
  no: '不同意',
  change: '統計設定',
}
