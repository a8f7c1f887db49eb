import type { ImageType } from '@kaoiro/core/photo'
import { messages, typeNames } from '../content/messages.js'
import { terms } from '../content/terms.js'
import { camera } from './camera.js'

/** Texts of the screens from the photo to its result, and of the screen for failures. */
export const capture = {
  messages,
  camera,

  photo: {
    heading: '撮影前にご確認ください',
    tips: {
      light: {
        title: '明るい場所で',
        content: '自然光か蛍光灯のもとで、静止画を撮影してください。',
      },
      front: {
        title: '正面を向いて',
        content: 'お顔をまっすぐに向け、全体が入るようにしてください。',
      },
      neutral: { title: '落ち着いた表情で', content: '笑顔を控え、口を軽く閉じてください。' },
      remove: { title: 'お外しください', content: '眼鏡、マスク、帽子など、お顔を隠すもの。' },
      bare: { title: 'ノーメイクで', content: 'メイクをしていない状態をおすすめします。' },
      card: {
        title: '白い紙（任意）',
        content: '白い紙かライトカードをお顔の横に持つと、光の色がわかります。',
      },
    },
    lightCard: terms.lightCard,
    take: '撮影する',
    album: 'アルバムから選ぶ',
    back: '性別の選択に戻る',
    preparing: '写真を準備しています',
    lost: '撮影中にページが再読み込みされました。もう一度撮影するか、アルバムからお選びください。',
    reloaded: {
      photo:
        'ページが再読み込みされました。お写真は端末に保存していないため、お手数ですが、もう一度撮影するか、アルバムからお選びください。',
      analysis:
        'ページが再読み込みされたため、分析を中止しました。お送りいただいたお写真は、自動的に削除されます。お手数ですが、もう一度撮影するか、アルバムからお選びください。',
    },
  },

  /** For a file that is not a JPEG or PNG: the alert of specification §5, or how to get a usable picture. */
  notAPhoto: (found: ImageType): string => {
    switch (found) {
      case 'video':
        return messages.notAStillImage
      case 'pdf':
      case 'empty':
      case 'unknown':
        return `${typeNames[found]}は使用できません。JPEGかPNGの写真をお選びください。`
      case 'heic':
        return `${typeNames[found]}は使用できません。「撮影する」からお撮りいただくか、JPEGかPNGの写真をお選びください。iPhoneでは「設定」→「カメラ」→「フォーマット」で「互換性優先」を選ぶと、JPEGでお撮りいただけます。`
      default:
        return `${typeNames[found]}は使用できません。「撮影する」からお撮りいただくか、JPEGかPNGの写真をお選びください。お手持ちの画像を表示し、そのスクリーンショットをお使いいただくこともできます。`
    }
  },

  refused: (reason: string): string => `この写真は${reason}。`,

  doubt: {
    heading: 'この写真をお使いになりますか',
    picture: '診断に使う写真',
    retake: '撮り直す',
    use: 'このまま使う',
  },

  hairline: {
    heading: '撮影した画像',
    instruction: '線を指で動かし、生え際に合わせてください。',
    picture: '診断に使う写真',
    hair: '髪',
    face: '顔',
    slider: '生え際の位置',
    value: (percent: number): string => `上から${percent}%`,
    up: '線を上へ動かす',
    down: '線を下へ動かす',
    check: 'この画像で診断する',
    discard: '写真を撮り直す',
  },

  another: {
    number: (number: number, max: number): string =>
      `${number}枚目の写真（${max}枚まで合わせられます）`,
    back: '元の結果に戻る',
  },

  analysing: {
    heading: '分析しています',
    wait: 'しばらくお待ちください。',
    note: '分析にはお時間がかかる場合があります。',
    lookedAt: {
      label: '分析しているところ',
      parts: { outline: '輪郭', brows: '眉', eyes: '目元', mouth: '口元', colours: '色' },
    },
    cancel: '中止する',
  },

  failed: {
    heading: '分析に失敗しました',
    apology: '申し訳ございません。顔分析の処理中にエラーが発生しました。',
    hint: '画像が不鮮明か、顔を認識できなかった可能性があります。明るい場所で正面を向いて、撮り直してください。',
    again: '同じ写真でもう一度試す',
    retake: '撮り直す',
    back: '性別の選択に戻る',
    noNetwork: 'サービスに接続できませんでした。通信環境をご確認のうえ、もう一度お試しください。',
    unprepared: '写真を読み込めませんでした。別の写真をお選びください。',
    serviceFault: 'サービスで問題が発生しました。しばらくしてから、もう一度お試しください。',
  },
}

export type CaptureTexts = typeof capture
