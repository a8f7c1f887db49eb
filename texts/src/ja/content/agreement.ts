import type { AgreementTexts } from '../../content/agreement-texts.js'

export const agreement: AgreementTexts = {
  heading: '写真ごとの一致',
  meaning: (photos) => `${photos}枚の写真を合わせた結果です。`,
  byLevel: {
    all: (_, photos) =>
      photos === 2 ? '2枚とも、この結果でした。' : `${photos}枚すべてが、この結果でした。`,
    most: (count, photos) => `${photos}枚のうち${count}枚が、この結果でした。`,
    some: (count, photos) =>
      `${photos}枚のうち${count}枚が、この結果でした。写真の条件で変わることがあります。`,
    none: (_, photos) =>
      `1枚ずつでは別の結果でしたが、${photos}枚を合わせると、この結果に最も近くなります。`,
  },
}
