import type { GlassesTexts } from '../../../../content/style-texts.js'

export const glasses: GlassesTexts = {
  byFaceLine: {
    sharp:
      'Frames with corners, such as square or Wellington shapes, echo your straight face line.',
    standard:
      'Your face line leans neither to straight nor to curved: begin with a softened Wellington shape.',
    round: 'Rounded frames, such as Boston or oval shapes, echo the curve of your face line.',
  },
  byBrows: {
    arch: 'Choose an upper rim that follows the arch of your brows.',
    straight: 'Choose an upper rim that runs straight along your brows.',
  },
  byEyes: {
    round: 'Lenses with a little more height leave room for the round shape of your eyes.',
    narrow: 'Wide, shallow lenses bring out the long shape of your eyes.',
  },
}
