import type { AgreementLevel } from '../../../combination/agreement.js'

/** How many of the photos give an answer by themselves; each a sentence. */
const byLevel: Readonly<Record<AgreementLevel, (count: number, photos: number) => string>> = {
  all: (_, photos) =>
    photos === 2 ? '2枚とも、この結果でした。' : `${photos}枚すべてが、この結果でした。`,
  most: (count, photos) => `${photos}枚のうち${count}枚が、この結果でした。`,
  some: (count, photos) =>
    `${photos}枚のうち${count}枚が、この結果でした。写真によって変わりやすい結果です。`,
  none: (_, photos) =>
    `1枚ずつでは別の結果でしたが、${photos}枚を合わせると、この結果に最も近くなります。`,
}

/** How well several photos of one person agree, in words. */
export const agreement = {
  heading: '写真ごとの一致',
  /** The number of photos, in a sentence. */
  meaning: (photos: number) => `${photos}枚の写真を合わせた結果です。`,
  byLevel,
}

export type AgreementTexts = typeof agreement
