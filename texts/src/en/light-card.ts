import type { LightCardTexts } from '../ja/light-card.js'

export const texts: LightCardTexts = {
  title: 'Light card',
  instruction: ['Hold this card next to your face, in the same light,', 'and take your photo.'],
}
