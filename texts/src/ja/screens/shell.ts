import { errorHeading } from './shared.js'
import { store } from './store.js'

/** Texts of the frame around every screen, and of the screen shown when another one does not load. */
export const shell = {
  store,
  skip: '本文へ進む',
  home: ' トップ',
  /** The label of the menu of languages. */
  language: '言語',

  footer: {
    label: 'サイトについて',
    company: '会社概要',
    legal: '特定商取引法に基づく表記',
    privacy: 'プライバシーポリシー',
    siteUse: 'サイトのご利用について',
    data: 'お写真とデータの取り扱い',
    accessibility: 'アクセシビリティ',
    related: '関連サイト',
  },

  error: {
    heading: errorHeading,
    notLoaded:
      'ページを読み込めませんでした。通信環境をご確認のうえ、再読み込み\u200Bしてください。',
    fault: 'ページに不具合が起きました。再読み込み\u200Bしてください。',
    again: '再読み込みする',
  },
}

export type ShellTexts = typeof shell
