import type { Content } from '../../content/content.js'

export const metals: Content['metals'] = {
  'bright-gold': 'Bright gold',
  silver: 'Silver',
  platinum: 'Platinum',
  'soft-gold': 'Matte gold',
  bronze: 'Bronze',
  'polished-silver': 'Polished silver',
}
