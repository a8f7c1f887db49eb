import { genders } from '../content/genders.js'

/** The terms that a visitor agrees to if the service analyses the photo. */
const termsAtService: ReadonlyArray<string> = [
  'お預かりした顔画像は、分析後およそ24時間で自動的に削除されます。通常は、分析の直後に削除されます。',
  '顔画像は、このサービスのためだけに使用します。',
]

/** Texts of the first screen. */
export const start = {
  genders,

  gender: {
    pageTitle: (brand: string): string => `${brand}｜フェイスパターンとパーソナルカラー`,
    lead: '一枚の写真から、フェイスパターンとパーソナルカラーを分析します。',
    facts: ['約1分', '無料', '登録不要'],
    photoFact: 'お写真は分析後すぐに削除',
    heading: '診断する性別をお選びください',
    notes: [
      '性別によって、診断に用いる基準が異なります。',
      'パーソナルカラーのおすすめ化粧品は、女性を選択した方にのみ表示されます。',
    ],
    terms: {
      heading: 'ご利用にあたって',
      photo: termsAtService,
      free: 'ご利用は無料です。通信料はお客さまのご負担となります。',
      more: 'お写真の分析について',
      agree: '上記を確認し、同意します',
    },
    start: '診断をはじめる',
    incomplete: '性別の選択と、内容への同意をお願いします。',
    top: 'トップページに戻る',
  },
}

export type StartTexts = typeof start
