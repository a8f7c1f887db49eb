import { content } from '../content/content.js'
import { terms } from '../content/terms.js'
import { paletteToCarry } from './palette-to-carry.js'
import { drape } from './drape.js'
import { errorHeading } from './shared.js'
import { shop } from './shop.js'
import type { ResultTexts } from '../../ja/screens/result.js'

export const result: ResultTexts = {
  content,
  openGraphLocale: terms.openGraphLocale,
  betweenSentences: terms.betweenSentences,
  heading: 'Your result',
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  lightCard: terms.lightCard,
  more: 'Read more',
  map: terms.faceMap,
  you: 'You',
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  palette: 'Colours that suit you',
  colours: {
    heading: 'Your colours',
    wear: 'Best near your face',
    avoid: 'Best away from your face',
  },
  drape,
  makeup: 'Make-up tips',
  grooming: 'Grooming tips',
  cosmetics: (name) => `Recommended cosmetics for ${name}`,
  shop,

  counselling: {
    heading: 'Online counselling',
    lead: 'A beauty adviser helps you choose colours and cosmetics that go with your result.',
    free: 'Free of charge',
    reserve: 'Make a reservation',
  },
  again: 'Diagnose again',
  retake: 'Retake photo',

  timeOnDay: (time, day) => `${time} on ${day}`,

  receipt: {
    heading: terms.photoAndData,
    photo: (at) => `Your photo was deleted at ${at}, right after the analysis.`,
    expires: (at) => `The result that the service keeps is deleted automatically at about ${at}.`,
    delete: 'Delete everything now',
    question: {
      text: 'This deletes the result from our service and everything that this tab remembers. It cannot be undone. Do you want to go on?',
      yes: 'Delete',
      no: 'Cancel',
    },
    deleting: 'Deleting',
    removed: {
      result: 'The result was deleted from the service. Your photo had been deleted before.',
      photo: 'Your photo was deleted from the service.',
      both: 'Your photo and the result were deleted from the service.',
      all: 'The data of this analysis was deleted from the service.',
    },
    nothingLeft: 'None of your data remains on our service.',
    stays:
      'It is gone from this tab, too. Only the address of this page still contains the result: anyone with the address can open it.',
    notDeleted: {
      Unreachable:
        'The service could not be reached, so it is not known whether anything was deleted. Check your connection, then try again.',
      Refused:
        'The service cannot delete anything at the moment. Please try again in a little while.',
    },
    between: terms.betweenSentences,
    byItself: (at) => `Even if you do nothing, it is deleted automatically at about ${at}.`,
    byItselfInADay:
      'Even if you do nothing, it is deleted automatically about 24 hours after the analysis.',
  },
  samePerson: {
    heading: 'Is this the same person?',
    lead: 'The photos differ a lot, in features and in colours. If they show different people, see the result of the new photo alone.',
    onlyLast: 'See the new photo alone',
    confirm: 'It is the same person',
  },
  morePhotos: {
    heading: 'Add a photo for a surer result',
    lead: (left) => `Another photo makes this result surer (up to ${left} more).`,
    take: 'Add a photo',
  },

  share: 'Share',
  save: 'Save picture',
  saving: 'Making the picture',
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  saved: 'The picture has been saved.',
  notSaved: 'The picture could not be saved. Please try again.',
  picture: {
    heading: 'Save the picture',
    hold: 'Press and hold the picture to save it.',
    alt: (summary) => `A picture of the result. ${summary}`,
    share: 'Share or save',
    download: 'Download',
    copy: 'Copy the link',
    close: 'Close',
  },
  preview: (pattern, season, brand) => `${pattern} × ${season} | ${brand}`,
  shareTitle: (brand) => `Result | ${brand}`,
  shareText: (pattern, season) => `Face pattern: ${pattern}. Personal colour: ${season}.`,
  code: 'Result code',
  openAgain: terms.openAgain,

  compare: 'Compare with another result',

  carry: paletteToCarry,

  error: {
    heading: errorHeading,
    message: 'The result could not be loaded. The URL may be incorrect.',
    again: terms.diagnoseAgain,
  },
}
