import { messages } from '@kaoiro/core/content/messages/ja'
import type { PhotoProblem } from './adapters/prepare-photo.js'

const product = 'Kaoiro'

/** A photo that could not be prepared: in words, with the specification's own text. */
const unprepared = (text: string): string =>
  `写真を読み込めませんでした。別の写真をお選びください。（${text}）`

/** Every text of the screens that is not core's. */
export const texts = {
  product,
  characters: '顔色',
  pageTitle: (heading: string): string => `${heading}｜${product}`,
  steps: { label: 'ステップ', of: '／', total: 3 },

  gender: {
    pageTitle: `${product}｜フェイスパターンとパーソナルカラー`,
    lead: '一枚の写真から、フェイスパターンとパーソナルカラーを分析します。',
    heading: '性別を選択してください',
    notes: [
      '性別は診断の機能上の選択肢です。選択に応じて分析を行います。',
      'パーソナルカラーのおすすめ化粧品は、女性を選択した方にのみ表示されます。',
    ],
    terms: {
      heading: 'ご利用にあたって',
      items: [
        'お預かりした顔画像は、分析後およそ24時間以内に自動で削除されます。',
        '顔画像は、このサービスのためだけに使用します。',
        'ご利用は無料です。通信料はお客さまのご負担となります。',
      ],
      agree: '上記を確認し、同意します',
    },
    start: '診断をはじめる',
    incomplete: '性別の選択と、内容への同意をお願いします。',
  },

  photo: {
    heading: '撮影前にご確認ください',
    tips: [
      { title: '明るい場所で', content: '自然光か蛍光灯のもとで、静止画を撮影します。' },
      { title: '正面を向いて', content: '顔をまっすぐに向け、顔全体を入れます。' },
      { title: '外すもの', content: '眼鏡、マスク、帽子は外してください。' },
      { title: 'ノーメイクで', content: 'メイクをしていない状態をおすすめします。' },
    ],
    take: '撮影する',
    album: 'アルバムから選ぶ',
    back: '性別の選択に戻る',
    preparing: '写真を準備しています',
  },

  hairline: {
    heading: '撮影した画像',
    instruction: '線を指で動かし、生え際に合わせます。',
    picture: '撮影した画像',
    guide: '生え際',
    slider: '生え際の位置',
    value: (percent: number): string => `上から${percent}%`,
    up: '線を上へ動かす',
    down: '線を下へ動かす',
    check: 'この画像で診断する',
    discard: '顔の撮影に戻る',
  },

  analysing: {
    heading: '分析しています',
    wait: 'しばらくお待ちください。',
    note: '分析にはお時間がかかる場合があります。',
    cancel: '中止する',
  },

  failed: {
    heading: '分析に失敗しました',
    apology: '申し訳ございません。顔分析の処理中にエラーが発生しました。',
    hint: '画像が不鮮明か、顔を認識できなかった可能性があります。明るい場所で正面を向いて、撮り直してください。',
    retake: '撮り直す',
    back: '性別の選択に戻る',
  },

  result: {
    heading: '診断結果',
    chart: 'フェイスパターン分析',
    composition: 'カラーの構成比',
    percent: (percent: number): string => `${percent}%`,
    seasons: { spring: '春', summer: '夏', autumn: '秋', winter: '冬' },
    makeup: 'メイクのポイント',
    cosmetics: 'おすすめの化粧品を見る',
    code: '結果コード',
    again: 'もう一度診断する',
  },

  error: {
    heading: 'エラー',
    message: '結果の読み込みに失敗しました。URLが間違っている可能性があります。',
    again: '診断をやり直す',
  },

  unloaded: {
    heading: 'エラー',
    message: 'ページを読み込めませんでした。通信環境をご確認のうえ、再読み込みしてください。',
    again: '再読み込みする',
  },

  photoProblem: (problem: PhotoProblem): string => {
    switch (problem._tag) {
      case 'NotAPhoto':
        return messages.notAStillImage
      case 'TooManyBytes':
      case 'TooManyPixels':
      case 'BrokenPhoto':
        return `この写真は${messages.refusal(problem)}。`
      case 'NoCanvasContext':
        return unprepared('Canvas context is not available')
      case 'NoBlob':
        return unprepared('Failed to convert canvas to blob')
      case 'ImageNotLoaded':
        return unprepared('Failed to load image')
      case 'FileNotRead':
        return unprepared('Failed to read file')
    }
  },
} as const
