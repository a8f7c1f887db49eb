import { content } from '../content/content.js'
import { terms } from '../content/terms.js'
import type { CompareTexts } from '../../ja/screens/compare.js'

export const compare: CompareTexts = {
  content,
  openGraphLocale: terms.openGraphLocale,
  betweenSentences: terms.betweenSentences,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,

  heading: 'Side by side',
  same: 'A and B are the same result.',
  summary: 'What you share, and what differs',
  map: terms.faceMap,
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  resultOf: (side) => `See result ${side}`,
  mapPicture: (a, b) => `A: ${a} B: ${b}`,
  compositionOf: (side, shares) => `${side}: ${shares}`,
  share: 'Share',
  another: 'Choose another result',
  shareTitle: (brand) => `Two results side by side | ${brand}`,
  shareText: (a, b) => `A: ${a}. B: ${b}.`,
  answers: (pattern, season) => `${pattern}, ${season}`,
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  openAgain: terms.openAgain,

  pickResult: {
    heading: 'Compare results',
    lead: 'See this result next to a friend’s, a relative’s or an earlier one of your own.',
    own: 'This result (A)',
    scan: 'Scan a QR code',
    scanLead: 'Take a picture of the QR code on the other screen.',
    camera: 'Camera',
    album: 'Choose a picture',
    reading: 'Looking for the QR code',
    link: 'Paste a link',
    linkLead: 'Paste the link you were sent, or enter a result code of up to seven characters.',
    field: 'Result link or code',
    paste: 'Paste',
    compare: 'Compare',
    qr: 'QR code of this result',
    qrLead: 'Someone else can scan it with their phone.',
    back: 'Back to the result',
  },

  problems: {
    empty: 'Please enter a result link or code.',
    tooLong: 'That is too long. Please paste only the link to the result.',
    noResult:
      'No result could be read. Please copy the link with “/result/” in it again and paste it here.',
    notInQr: 'This QR code does not belong to a result. Please scan the QR code of a result.',
    noQr: 'No QR code was found. Please take the picture from close up, bright and sharp.',
    noPicture: 'The picture could not be opened. Please choose another one.',
    noClipboard: 'Nothing could be pasted. Please press and hold the field to paste.',
  },

  error: {
    heading: 'This comparison is unavailable',
    one: (side) => `Result ${side} could not be loaded. The URL may be incorrect.`,
    both: 'Neither result could be loaded. The URL may be incorrect.',
    chooseAgain: (side) => `Choose another result to compare with ${side}`,
    again: terms.diagnoseAgain,
  },
}
