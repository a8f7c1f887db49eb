import type { ImageType } from '../../photo/image-type.js'
import type { Refusal } from '../../photo/accept.js'
import type { Reason } from '../../session/reason.js'
import { isReason } from '../../session/reason.js'
import type { SessionError } from '../../session/session-error.js'
import type { Messages } from './messages.js'

// Rounded up, so that what is just over a limit does not read as the limit.
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`
const megapixels = (pixels: number): string => `${Math.ceil(pixels / 100_000) / 10} megapixels`

const typeNames: Readonly<Record<ImageType, string>> = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  gif: 'a GIF',
  webp: 'a WebP picture',
  bmp: 'a BMP picture',
  tiff: 'a TIFF picture',
  heic: 'an HEIC picture',
  avif: 'an AVIF picture',
  video: 'a video',
  unknown: 'not a picture',
}

const reasons: Readonly<Record<Reason, string>> = {
  'no-face': 'No face was found. Retake it facing front, with the whole face in the picture.',
  'many-faces': 'More than one face was found. Retake it with one person in the picture.',
  'face-too-small': 'The face is too small. Retake it from closer.',
  'face-turned': 'The face is turned to the side. Retake it facing straight into the camera.',
  'too-dark': 'The photo is too dark. Retake it in a bright place.',
  'too-bright': 'The photo is too bright. Retake it out of direct light.',
  'unreadable-photo': 'The photo could not be read. Choose another one.',
  'internal-error': 'The service failed. Try again.',
}

const refusal = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'NotAPhoto':
      return `it is ${typeNames[refusal.found]}; a JPEG or PNG is needed`
    case 'TooManyBytes':
      return `it has ${megabytes(refusal.bytes)}; at most ${megabytes(refusal.most)} are taken`
    case 'TooManyPixels':
      return `it has ${megapixels(refusal.pixels)}; at most ${megapixels(refusal.most)} are taken`
    case 'BrokenPhoto':
      return 'the file is damaged or cut off'
  }
}

const session = (error: SessionError): string => {
  switch (error._tag) {
    case 'Cancelled':
      return 'Cancelled.'
    case 'NetworkError':
      return `The service could not be reached (${error.call}: ${error.detail}).`
    case 'BadStatus':
      return `Unexpected status code: ${error.status} (${error.call}).`
    case 'BadBody':
      return `The service's answer was not understood (${error.call}: ${error.detail}).`
    case 'AnalysisFailed':
      return isReason(error.reason)
        ? reasons[error.reason]
        : `The analysis failed${error.reason === null ? '' : ` (${error.reason})`}. Retake the photo facing front in a bright place.`
    case 'StillAnalyzing':
      return `The analysis did not end within ${error.polls} polls. Try again later.`
  }
}

export const messages: Messages = {
  notAStillImage: 'Videos cannot be used. Please choose a still image and try again.',
  genders: { MEN: 'Men', WOMEN: 'Women' },
  facePattern: 'Face pattern',
  personalColour: 'Personal colour',
  preparing: 'Preparing the photo',
  uploading: 'Uploading',
  analysing: 'Analysing',
  reasons,
  hints: {
    'too-small': 'The photo is small; the result may be inexact.',
    'too-dark': 'The photo is dark; a brighter place gives a better result.',
    'too-bright': 'The photo is very bright; softer light gives a better result.',
    'colour-cast': 'The light is strongly coloured; daylight gives a truer colour.',
    blurred: 'The photo looks blurred; a sharper one gives a better result.',
  },
  unreadable: {
    ENOENT: 'no such file',
    EISDIR: 'it is a folder; name a photo',
    EACCES: 'it may not be read (permission denied)',
  },
  refusal,
  resultCode: (error) => {
    switch (error._tag) {
      case 'EmptyCode':
        return 'the code is empty'
      case 'InvalidCharacter':
        return `"${error.character}" at place ${error.position} is no character of a result code`
      case 'TooManyDigits':
        return `it is too long; a result code has at most ${error.most} characters`
      case 'TooManyBits':
        return `it is above the largest result code (${error.most} bits)`
      case 'UnknownFaceType':
        return `there is no face pattern number ${error.index}`
      case 'LevelOutOfRange':
        return `the level of ${error.trait} is out of range (${error.index})`
      case 'PercentagesOver100':
        return `the season percentages add up to ${error.sum}`
      case 'NoCodeInAddress':
        return 'the address has no /result/CODE in it'
    }
  },
  session,
}
