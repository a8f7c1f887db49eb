import type { StyleTexts } from '../../../../content/style-texts.js'

export const metals: StyleTexts['metals'] = {
  spring:
    'Bright gold blends gently with your skin. Choose slender pieces with a sheen that look light.',
  summer:
    'Silver and platinum blend quietly with your skin. Choose pieces with a clear, gentle gleam.',
  autumn:
    'Gold and bronze with little shine blend naturally with your skin. Choose a rich surface, hammered or matte.',
  winter: 'Bright silver flatters your skin. Choose a mirror polish.',
}
