import { site } from '../../site/site.js'
import type { StartTexts } from './ja.js'

export const startEn: StartTexts = {
  genders: { MEN: 'Men', WOMEN: 'Women' },

  gender: {
    pageTitle: `${site.brand} | Face pattern and personal colour`,
    lead: 'One photo shows your face pattern and your personal colour.',
    heading: 'Select your gender',
    notes: [
      'Gender is only a functional choice: the analysis follows it.',
      'Personal-colour cosmetic recommendations appear only for women.',
    ],
    terms: {
      heading: 'Before you start',
      items: [
        ...(KAOIRO_ANALYSIS === 'device'
          ? [
              'The photo of your face is analysed on this device alone and sent nowhere.',
              'For the first analysis, what it needs is loaded.',
            ]
          : [
              'The photo of your face is deleted automatically about 24 hours after the analysis.',
              'It is used for this service and nothing else.',
            ]),
        'The service is free. Your carrier may charge for data.',
      ],
      agree: 'I have confirmed and agree to the above',
    },
    start: 'Start',
    incomplete: 'Please select a gender and agree to the terms.',
    top: 'Back to the top page',
  },
}
