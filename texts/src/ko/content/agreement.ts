import type { AgreementTexts } from '../../content/agreement-texts.js'

export const agreement: AgreementTexts = {
  heading: '사진별 일치도',
  meaning: (photos) => `사진 ${photos}장을 종합한 결과예요.`,
  byLevel: {
    all: (_, photos) => `${photos}장 모두 이 결과가 나왔어요.`,
    most: (count, photos) => `${photos}장 중 ${count}장에서 이 결과가 나왔어요.`,
    some: (count, photos) =>
      `${photos}장 중 ${count}장에서 이 결과가 나왔어요. 촬영 조건에 따라 달라질 수 있어요.`,
    none: (_, photos) =>
      `한 장씩 보면 다른 결과였지만, ${photos}장을 종합하면 이 결과에 가장 가까워요.`,
  },
}
