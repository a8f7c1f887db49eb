import type { Content } from '../../content/content.js'

export const typeKeywords: Content['typeKeywords'] = {
  'smart-casual': ['Fresh', 'Light', 'Approachable'],
  natural: ['Easy', 'Calm', 'Composed'],
  pretty: ['Bright', 'Soft', 'Light'],
  basic: ['Natural', 'Gentle', 'Adaptable'],
  handsome: ['Poised', 'Crisp', 'Composed'],
  chic: ['Smooth', 'Flowing', 'Understated'],
  sweet: ['Airy', 'Mellow', 'Warm'],
  simple: ['Clean', 'Fresh', 'Light'],
  casual: ['Bright', 'Relaxed', 'Open'],
  wild: ['Strong', 'Crisp', 'Grounded'],
}

export const seasonKeywords: Content['seasonKeywords'] = {
  spring: ['Light', 'Clear', 'Warm', 'Lively'],
  summer: ['Pale', 'Soft', 'Cool', 'Gentle'],
  autumn: ['Deep', 'Mellow', 'Warm', 'Rich'],
  winter: ['Vivid', 'Clear', 'Cool', 'Crisp'],
}
