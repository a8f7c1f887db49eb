import type { ShellTexts } from '../../ja/screens/shell.js'
import { errorHeading } from './shared.js'
import { store } from './store.js'

export const shell: ShellTexts = {
  store,
  skip: '跳至主要內容',
  home: ' 首頁',
  /** The label of the menu of languages. */
  language: '語言',

  footer: {
    label: '網站資訊',
    company: '公司簡介',
    legal: '特定商業交易法標示',
    privacy: '隱私權政策',
    siteUse: '網站使用說明',
    data: '照片與資料的處理',
    accessibility: '無障礙說明',
    related: '相關網站',
  },

  error: {
    heading: errorHeading,
    notLoaded: '無法載入頁面。請確認網路連線後重新整理。',
    fault: '頁面發生問題。請重新整理。',
    again: '重新整理',
  },
}
