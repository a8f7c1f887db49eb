import { site } from '../../site/site.js'
import type { ShellTexts } from './ja.js'

export const shell: ShellTexts = {
  pageTitle: (heading) => `${heading} | ${site.brand}`,
  skip: 'Skip to content',
  home: ' home',
  genders: { MEN: 'Men', WOMEN: 'Women' },
  steps: { label: 'Step', of: ' / ', total: 3 },

  footer: {
    label: 'About this site',
    company: 'Company',
    legal: 'Legal notice',
    privacy: 'Privacy policy',
    siteUse: 'Use of this site',
    related: 'Related sites',
  },

  gender: {
    pageTitle: `${site.brand} | Face pattern and personal colour`,
    lead: 'One photo shows your face pattern and your personal colour.',
    heading: 'Select your gender',
    notes: [
      'Gender is only a functional choice: the analysis follows it.',
      'Recommended cosmetics for your personal colour are shown to those who select Women.',
    ],
    terms: {
      heading: 'Before you start',
      items: [
        'The photo of your face is deleted automatically about 24 hours after the analysis.',
        'It is used for this service and nothing else.',
        'The service is free. Your carrier may charge for data.',
      ],
      agree: 'I have read the above and agree',
    },
    start: 'Start',
    incomplete: 'Please select a gender and agree to the terms.',
    top: 'Back to the top page',
  },

  desktop: {
    heading: 'Made for smartphones',
    lead: 'Scan the QR code with the camera of your phone.',
    code: 'QR code of this site',
    environment: 'Recommended environment',
    systems: [
      { name: 'iOS', version: '17 or later' },
      { name: 'Android', version: '13 or later, with the latest Chrome' },
    ],
  },

  notFound: {
    heading: 'Page not found',
    message: 'The page may have been moved or removed.',
    home: 'Back to the start',
  },

  unloaded: {
    heading: 'Error',
    message: 'The page could not be loaded. Check your connection, then reload.',
    again: 'Reload',
  },
}
