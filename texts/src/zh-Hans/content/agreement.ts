import type { AgreementTexts } from '../../content/agreement-texts.js'

export const agreement: AgreementTexts = {
  heading: '各张照片的一致程度',
  meaning: (photos) => `以上是综合${photos}张照片得出的结果。`,
  byLevel: {
    all: (_, photos) =>
      photos === 2 ? '两张照片都得到这一结果。' : `${photos}张照片都得到这一结果。`,
    most: (count, photos) => `${photos}张照片中，有${count}张得到这一结果。`,
    some: (count, photos) =>
      `${photos}张照片中，有${count}张得到这一结果。结果可能随拍摄条件而变化。`,
    none: (_, photos) =>
      `单看每张照片，得出的都是其他结果；综合${photos}张来看，与这一结果最为接近。`,
  },
}
