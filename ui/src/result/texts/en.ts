import { en as content } from '@kaoiro/core/content/en/en'
import { site } from '../../site/site.js'
import type { ResultTexts } from './ja.js'

export const resultEn: ResultTexts = {
  content,
  heading: 'Your result',
  facePattern: 'Face pattern',
  personalColour: 'Personal colour',
  more: 'Read more',
  map: 'Face map',
  you: 'You',
  chart: 'Face pattern analysis',
  composition: 'Colour composition',
  near: (second, points) =>
    points === 0
      ? `${second} has the same share. Colours of both suit you.`
      : `${second} is only ${points} ${points === 1 ? 'point' : 'points'} away. Colours of both suit you.`,
  palette: 'Colours that suit you',
  makeup: 'Makeup points',
  cosmetics: (name) => `Recommended cosmetics for ${name}`,

  counselling: {
    heading: 'Online counselling',
    lead: 'A beauty adviser helps you choose colours and makeup that go with your result.',
    free: 'Free of charge',
    reserve: 'Make a reservation',
  },
  again: 'Diagnose again',
  retake: 'Take the photo again',

  share: 'Share',
  save: 'Save picture',
  saving: 'Making the picture',
  copied: 'The link has been copied.',
  notCopied: 'The link could not be copied. Please use the URL in the address bar.',
  saved: 'The picture has been saved.',
  notSaved: 'The picture could not be saved. Please try again.',
  preview: (pattern, season) => `${pattern} × ${season} | ${site.brand}`,
  shareTitle: `Result | ${site.brand}`,
  shareText: (pattern, season) => `Face pattern: ${pattern}. Personal colour: ${season}.`,
  code: 'Result code',

  error: {
    heading: 'Error',
    message: 'The result could not be loaded. The URL may be incorrect.',
    again: 'Redo diagnosis',
  },
}
