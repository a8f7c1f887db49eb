import type { LightCardTexts } from '../../light-card/light-card.js'

export const texts: LightCardTexts = {
  title: 'Light card',
  instruction: ['Hold this card beside your face, in the same light,', 'and take your photo.'],
}
