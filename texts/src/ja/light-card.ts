/** Texts of the printed light card. */
export interface LightCardTexts {
  /** Title of the document. */
  readonly title: string
  /** The instruction, in two lines. */
  readonly instruction: readonly [string, string]
}

export const texts: LightCardTexts = {
  title: 'ライトカード',
  instruction: ['このカードをお顔の横に、同じ光が当たるように持って', '撮影してください。'],
}
