import { messages, typeNames } from '../content/messages.js'
import { terms } from '../content/terms.js'
import type { CaptureTexts } from '../../ja/screens/capture.js'
import { camera } from './camera.js'

export const capture: CaptureTexts = {
  messages,
  camera,

  photo: {
    heading: 'Please check before shooting',
    tips: {
      light: {
        title: 'A bright place',
        content: 'Take a still photo in daylight or fluorescent light.',
      },
      front: {
        title: 'Facing front',
        content: 'Look straight ahead, with the whole face in the picture.',
      },
      neutral: { title: 'A neutral face', content: 'Not smiling, with your mouth closed.' },
      remove: { title: 'Please take off', content: 'Your glasses, mask and hat.' },
      bare: { title: 'No make-up', content: 'A bare face gives the best result.' },
      card: {
        title: 'White paper (optional)',
        content:
          'Hold white paper or our light card next to your face, so that the light can be measured.',
      },
    },
    lightCard: terms.lightCard,
    take: 'Take a photo',
    album: 'Choose from album',
    back: 'Back to gender selection',
    preparing: 'Preparing the photo',
    lost: 'The page was reloaded while the camera was open. Take the photo again, or choose it from your album.',
    reloaded: {
      photo:
        'The page was reloaded. Your photo is never stored, so please take it again or choose it from your album.',
      analysis:
        'The page was reloaded, which ended the analysis. The photo you sent is deleted automatically. Please take it again or choose it from your album.',
    },
  },

  notAPhoto: (found) => {
    switch (found) {
      case 'video':
        return messages.notAStillImage
      case 'pdf':
      case 'empty':
      case 'unknown':
        return `This file is ${typeNames[found]}. Please choose a JPEG or PNG photo.`
      case 'heic':
        return `This is ${typeNames[found]}. Please take a photo here, or choose a JPEG or PNG. On an iPhone, choose Settings > Camera > Formats > Most Compatible to take JPEGs.`
      default:
        return `This is ${typeNames[found]}. Please take a photo here, or choose a JPEG or PNG. You can also take a screenshot of your picture and use that.`
    }
  },

  refused: (reason) => `This photo cannot be used: ${reason}.`,

  doubt: {
    heading: 'Use this photo?',
    picture: 'The photo to be analysed',
    retake: 'Retake',
    use: 'Use anyway',
  },

  hairline: {
    heading: 'Captured image',
    instruction: 'Move the line with a finger to where your hair begins.',
    picture: 'The photo to be analysed',
    hair: 'Hair',
    face: 'Face',
    slider: 'Position of the hairline',
    value: (percent) => `${percent}% from the top`,
    up: 'Move the line up',
    down: 'Move the line down',
    check: 'Do the check',
    discard: 'Retake photo',
  },

  another: {
    number: (number, max) => `Photo ${number} of up to ${max}`,
    back: 'Back to the result',
  },

  analysing: {
    heading: 'Analysing',
    wait: 'One moment, please.',
    note: 'The analysis may take some time.',
    lookedAt: {
      label: 'Being analysed',
      parts: {
        outline: 'Outline',
        brows: 'Brows',
        eyes: 'Eyes',
        mouth: 'Mouth',
        colours: 'Colour',
      },
    },
    cancel: 'Cancel',
  },

  failed: {
    heading: 'Analysis failed',
    apology: 'Sorry. An error occurred in the face analysis process.',
    hint: 'The image may be unclear or no face recognised. Retake facing front in a bright place.',
    again: 'Try again with the same photo',
    retake: 'Retake',
    back: 'Back to gender selection',
    noNetwork: 'The service could not be reached. Check your connection, then try again.',
    unprepared: 'The photo could not be prepared. Please choose another one.',
    serviceFault: 'There is a problem with the service. Please try again in a little while.',
  },
}
