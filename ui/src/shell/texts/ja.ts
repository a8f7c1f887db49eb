import { site } from '../../site/site.js'

/** What stands around every screen, and the screens that are loaded first. */
export const shell = {
  pageTitle: (heading: string): string => `${heading}｜${site.brand}`,
  skip: '本文へ進む',
  home: ' トップ',
  genders: { MEN: '男性', WOMEN: '女性' },
  steps: { label: 'ステップ', of: '／', total: 3 },

  footer: {
    label: 'サイトについて',
    company: '会社概要',
    legal: '特定商取引法に基づく表記',
    privacy: 'プライバシーポリシー',
    siteUse: 'サイトのご利用について',
    related: '関連サイト',
  },

  gender: {
    pageTitle: `${site.brand}｜フェイスパターンとパーソナルカラー`,
    lead: '一枚の写真から、フェイスパターンとパーソナルカラーを分析します。',
    heading: '性別を選択してください',
    notes: [
      '性別は診断の機能上の選択肢です。選択に応じて分析を行います。',
      'パーソナルカラーのおすすめ化粧品は、女性を選択した方にのみ表示されます。',
    ],
    terms: {
      heading: 'ご利用にあたって',
      items: [
        'お預かりした顔画像は、分析後およそ24時間で自動的に削除されます。',
        '顔画像は、このサービスのためだけに使用します。',
        'ご利用は無料です。通信料はお客さまのご負担となります。',
      ],
      agree: '上記を確認し、同意します',
    },
    start: '診断をはじめる',
    incomplete: '性別の選択と、内容への同意をお願いします。',
    top: 'トップページに戻る',
  },

  desktop: {
    heading: 'スマートフォン専用のサービスです',
    lead: 'スマートフォンのカメラでQRコードを読み取り、アクセスしてください。',
    code: 'このサイトのQRコード',
    environment: '推奨環境',
    systems: [
      { name: 'iOS', version: '17以降' },
      { name: 'Android', version: '13以降（最新のChrome）' },
    ],
  },

  notFound: {
    heading: 'ページが見つかりません',
    message: 'お探しのページは、移動または削除された可能性があります。',
    home: 'はじめの画面へ',
  },

  unloaded: {
    heading: 'エラー',
    message: 'ページを読み込めませんでした。通信環境をご確認のうえ、再読み込みしてください。',
    again: '再読み込みする',
  },
}

export type ShellTexts = typeof shell
