import type { TermsAnalytics } from '../../ja/screens/terms-analytics.js'

export const termsAnalytics: TermsAnalytics = {
  steps:
    '為提升服務品質，我們可能會統計操作步驟（開始、選擇照片、顯示結果等）。統計內容不包含您的照片與檢測結果。',
}
