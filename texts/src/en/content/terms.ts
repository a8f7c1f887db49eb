import type { Terms } from '../../ja/content/terms.js'

export const terms: Terms = {
  facePattern: 'Face pattern',
  personalColour: 'Personal colour',
  faceMap: 'Face map',
  patternAnalysis: 'Face pattern analysis',
  colourComposition: 'Colour composition',
  photoAndData: 'Your photo and data',
  linkCopied: 'The link has been copied.',
  linkNotCopied: 'The link could not be copied. Please use the URL in the address bar.',
  lightCard: 'Light card (PDF)',
  diagnoseAgain: 'Redo diagnosis',
  openAgain: 'Scan the code to open this page again.',

  betweenSentences: ' ',

  openGraphLocale: 'en_GB',
}
