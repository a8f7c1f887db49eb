import type { GlassesTexts } from '../../../content/style-texts.js'

export const glasses: GlassesTexts = {
  byFaceLine: {
    sharp: 'Frames with corners, such as square or rectangular shapes, echo your sharp face shape.',
    standard:
      'Your face shape balances sharp and round: begin with a square frame with softened corners.',
    round: 'Rounded frames, such as panto or oval shapes, echo your round face shape.',
  },
  byBrows: {
    arch: 'Choose a height at which the upper rim meets the arch of your brows.',
    straight: 'Choose a height at which the upper rim meets your straight brows.',
  },
  byEyes: {
    round: 'Lenses with a little more height leave room for the round shape of your eyes.',
    narrow: 'Slightly shallower lenses bring out the long shape of your eyes.',
  },
}
