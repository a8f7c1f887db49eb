import type { ShellTexts } from '../../ja/screens/shell.js'
import { errorHeading } from './shared.js'
import { store } from './store.js'

export const shell: ShellTexts = {
  store,
  skip: 'Skip to content',
  home: ' home',
  /** The label of the menu of languages. */
  language: 'Language',

  footer: {
    label: 'About this site',
    company: 'Company',
    legal: 'Legal notice',
    privacy: 'Privacy policy',
    siteUse: 'Use of this site',
    data: 'Photo and data',
    accessibility: 'Accessibility',
    related: 'Related sites',
  },

  error: {
    heading: errorHeading,
    notLoaded: 'The page could not be loaded. Check your connection, then reload.',
    fault: 'Something went wrong on this page. Please reload it.',
    again: 'Reload',
  },
}
