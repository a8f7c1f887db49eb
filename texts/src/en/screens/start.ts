import { genders } from '../content/genders.js'
import type { StartTexts } from '../../ja/screens/start.js'

export const start: StartTexts = {
  genders,

  gender: {
    pageTitle: (brand) => `${brand} | Face pattern and personal colour`,
    lead: 'One photo shows your face pattern and your personal colour.',
    facts: ['About a minute', 'Free', 'No registration'],
    photoFact: 'Photo deleted right after the analysis',
    heading: 'Select your gender',
    notes: [
      'Your choice only sets the reference for the analysis.',
      'Personal-colour cosmetic recommendations appear only for women.',
    ],
    terms: {
      heading: 'Before you start',
      photo: [
        'The photo of your face is deleted automatically about 24 hours after the analysis. It is usually deleted right after the analysis.',
        'It is used for this service and nothing else.',
      ],
      free: 'The service is free. Your carrier may charge for data.',
      more: 'About the analysis of your photo',
      agree: 'I have confirmed and agree to the above',
    },
    start: 'Start',
    incomplete: 'Please select a gender and agree to the terms.',
    top: 'Back to the top page',
  },
}
