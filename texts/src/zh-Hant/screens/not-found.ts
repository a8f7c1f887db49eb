import type { NotFoundTexts } from '../../ja/screens/not-found.js'

export const notFound: NotFoundTexts = {
  heading: '找不到頁面',
  message: '您尋找的頁面可能已移動或刪除。',
  home: '返回首頁',
}
