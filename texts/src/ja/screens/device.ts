import { certainty, closedEyes } from '../content/certainty.js'
import { terms } from '../content/terms.js'

/** Texts about analysis on the visitor's own device. */
export const device = {
  place: {
    legend: '分析の方法',
    device: { title: 'この端末で', content: '写真は端末の外に出ません' },
    service: { title: 'サービスで', content: '写真を送信し、分析の直後に削除します' },
  },
  preparing: (percent: number): string => `準備しています ${percent} %`,
  notLoaded:
    '分析に必要なデータを読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
  look: {
    remarks: {
      ...certainty.doubts,
      'closed-eyes': closedEyes,
    },
    name: (name: string): string => `${name}：`,
    close: '閉じる',
    here: '生え際はこちらですか',
    hairline: (percent: number): string => `生え際、上から${percent}%`,
  },
  receipt: {
    heading: terms.photoAndData,
    photo: {
      all: 'お写真は、この端末の中だけで分析しました。お写真も診断結果も、端末の外には送信していません。',
      some: 'この端末で分析したお写真とその結果は、端末の外には送信していません。',
    },
  },
}

export type DeviceTexts = typeof device
