import type { StyleTexts } from '../../../content/style-texts.js'

export const metals: StyleTexts['metals'] = {
  spring:
    'Bright gold blends gently with your skin. Choose slender, polished pieces that look light.',
  summer:
    'Silver and platinum blend quietly with your skin. Choose pieces with a clear, gentle gleam.',
  autumn:
    'Matte gold and bronze blend naturally with your skin. Choose a rich surface, such as a hammered or brushed one.',
  winter: 'Bright silver flatters your skin. Choose a mirror polish.',
}
