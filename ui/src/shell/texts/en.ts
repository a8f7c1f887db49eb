import type { ShellTexts } from './ja.js'

export const shellEn: ShellTexts = {
  skip: 'Skip to content',
  home: ' home',

  footer: {
    label: 'About this site',
    company: 'Company',
    legal: 'Legal notice',
    privacy: 'Privacy policy',
    siteUse: 'Use of this site',
    related: 'Related sites',
  },

  loadError: {
    heading: 'Error',
    message: 'The page could not be loaded. Check your connection, then reload.',
    again: 'Reload',
  },
}
