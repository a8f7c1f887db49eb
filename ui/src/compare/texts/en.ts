import { en as content } from '@kaoiro/core/content/en/en'
import { site } from '../../site/site.js'
import type { CompareTexts } from './ja.js'

export const compareEn: CompareTexts = {
  content,
  facePattern: 'Face pattern',
  personalColour: 'Personal colour',

  heading: 'Side by side',
  same: 'A and B are the same result.',
  summary: 'In common, and not',
  map: 'Face map',
  chart: 'Face pattern analysis',
  composition: 'Colour composition',
  resultOf: (side) => `See the result of ${side}`,
  mapPicture: (a, b) => `A: ${a} B: ${b}`,
  compositionOf: (side, shares) => `${side}: ${shares}`,
  share: 'Share',
  another: 'Another one',
  shareTitle: `Two results side by side | ${site.brand}`,
  shareText: (a, b) => `A: ${a}. B: ${b}.`,
  answers: (pattern, season) => `${pattern}, ${season}`,
  copied: 'The link has been copied.',
  notCopied: 'The link could not be copied. Please use the URL in the address bar.',

  other: {
    heading: 'Compare results',
    lead: 'See this result next to that of a friend, of your family, or one of your own from before.',
    own: 'This result (A)',
    scan: 'Scan a QR code',
    scanLead: 'Take a picture of the QR code on the other screen.',
    camera: 'Camera',
    album: 'From a picture',
    reading: 'Looking for the QR code',
    link: 'Paste a link',
    linkLead: 'The link to a result that you were sent, or its code of up to seven characters.',
    field: 'Link or code of a result',
    paste: 'Paste',
    compare: 'Compare',
    qr: 'The QR code of this result',
    qrLead: 'The other person can scan it with their phone.',
    back: 'Back to the result',
  },

  problems: {
    empty: 'Please enter the link or the code of a result.',
    tooLong: 'That is too long. Please paste only the link to the result.',
    noResult:
      'No result could be read. Please copy the link with “/result/” in it again and paste it here.',
    notInQr: 'This QR code is not that of a result. Please scan the QR code of a result.',
    noQr: 'No QR code was found. Please take the picture from close up, bright and sharp.',
    noPicture: 'The picture could not be opened. Please choose another one.',
    noClipboard: 'Nothing could be pasted. Please press and hold the field to paste.',
  },

  error: {
    heading: 'Error',
    one: (side) => `The result of ${side} could not be loaded. The URL may be incorrect.`,
    both: 'Neither result could be loaded. The URL may be incorrect.',
    chooseAgain: (side) => `Choose another result to compare with ${side}`,
    again: 'Redo diagnosis',
  },
}
