import type { AgreementTexts } from '../../content/agreement-texts.js'

export const agreement: AgreementTexts = {
  heading: '各張照片的一致程度',
  meaning: (photos) => `這是綜合${photos}張照片的結果。`,
  byLevel: {
    all: (_, photos) => `${photos}張照片都得到這個結果。`,
    most: (count, photos) => `${photos}張照片中，有${count}張得到這個結果。`,
    some: (count, photos) =>
      `${photos}張照片中，有${count}張得到這個結果。拍攝條件不同，結果可能有所變化。`,
    none: (_, photos) => `單看每張照片的結果各有不同，綜合${photos}張來看，最接近這個結果。`,
  },
}
