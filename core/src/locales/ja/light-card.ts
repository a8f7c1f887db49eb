import type { LightCardTexts } from '../../light-card/light-card.js'

/** Texts of the printed light card. */
export const texts: LightCardTexts = {
  title: 'ライトカード',
  instruction: ['このカードをお顔の横に、同じ光が当たるように持って', '撮影してください。'],
}
