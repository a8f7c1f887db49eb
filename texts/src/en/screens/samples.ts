import type { SampleTexts } from '../../ja/screens/samples.js'

export const samples: SampleTexts = {
  heading: 'Sample results',
  names: {
    MEN: { pattern: 'Simple', colour: 'Blue-base winter' },
    WOMEN: { pattern: 'Chic', colour: 'Yellow-base spring' },
  },
}
