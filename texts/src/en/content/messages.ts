import type { ImageType, Refusal } from '@kaoiro/core/photo'
import type { DiagnosisError, Reason, SessionCall, Trait } from '@kaoiro/core/diagnosis'
import { isReason } from '@kaoiro/core/diagnosis'
import type { Messages } from '../../content/messages.js'
import { genders } from './genders.js'
import { terms } from './terms.js'

// Rounded up, so that a value just above a limit is not shown as the limit.
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`
const megapixels = (pixels: number): string => `${Math.ceil(pixels / 100_000) / 10} megapixels`

export const typeNames: Readonly<Record<ImageType, string>> = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  gif: 'a GIF',
  webp: 'a WebP picture',
  bmp: 'a BMP picture',
  tiff: 'a TIFF picture',
  heic: 'an HEIC picture',
  avif: 'an AVIF picture',
  video: 'a video',
  pdf: 'a PDF',
  empty: 'empty',
  unknown: 'not a picture',
}

export const calls: Readonly<Record<SessionCall, string>> = {
  'create session': 'create session',
  'upload photo': 'upload photo',
  'request analysis': 'request analysis',
  'get session': 'get session',
}

const traitNames: Readonly<Record<Trait, string>> = {
  faceLine: 'the face shape',
  eyebrowAngle: 'the eyebrow angle',
  eyeVerticalLength: 'the eye shape',
  mouthWidth: 'the mouth width',
  noseRatio: 'the position of the features',
}

const reasons: Readonly<Record<Reason, string>> = {
  'no-face':
    'No face was found. Please face the camera and retake the photo with your whole face in view.',
  'many-faces': 'More than one face was found. Please use a photo of yourself alone.',
  'face-too-small': 'The face is too small. Please retake the photo from a little closer.',
  'face-turned':
    'The face is turned to the side. Please look straight into the camera and retake the photo.',
  'face-tilted':
    'The head is tilted, or the photo is on its side. Please hold your head and the camera upright and retake the photo.',
  'face-covered':
    'Part of the face is covered. Please take off sunglasses or a mask, keep hands and hair away from your face, and retake the photo.',
  'too-dark': 'The photo is too dark. Please retake it in a bright place.',
  'too-bright': 'The photo is too bright. Please retake it out of direct light.',
  blurred: 'The photo is blurred. Please hold the camera still and retake it.',
  'colour-cast':
    'The lighting strongly tints the photo. Please retake it in daylight or white light.',
  'unreadable-photo': 'The photo could not be read. Please choose another one.',
  'internal-error': 'Something went wrong in the service. Please try again.',
}

const refusal = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'NotAPhoto':
      return `it is ${typeNames[refusal.found]}; a JPEG or PNG is needed`
    case 'TooManyBytes':
      return `it is ${megabytes(refusal.bytes)}; the limit is ${megabytes(refusal.max)}`
    case 'TooManyPixels':
      return `it is ${megapixels(refusal.pixels)}; the limit is ${megapixels(refusal.max)}`
    case 'TooManySegments':
      return `it has ${refusal.segments} segments; the limit is ${refusal.max}; save it again as a JPEG without metadata`
    case 'TooManyScans':
      return `it has ${refusal.scans} scans; the limit for its size is ${refusal.max}; save it again as a baseline JPEG`
    case 'BrokenPhoto':
      return 'the file is damaged or cut off'
  }
}

const diagnosis = (error: DiagnosisError): string => {
  switch (error._tag) {
    case 'Cancelled':
      return 'Cancelled.'
    case 'AnalyserLost':
      return `The photo could not be analysed on this machine (${error.detail}).`
    case 'NetworkError':
      return `The service did not answer (${calls[error.call]}: ${error.detail}).`
    case 'BadStatus':
      return `Unexpected status code: ${error.status} (${calls[error.call]}).`
    case 'BadBody':
      return `The service's answer could not be read (${calls[error.call]}: ${error.detail}).`
    case 'AnalysisFailed':
      return isReason(error.reason)
        ? reasons[error.reason]
        : `The analysis failed${error.reason === null ? '' : ` (${error.reason})`}. Please face the camera in a bright place and retake the photo.`
    case 'StillAnalyzing':
    case 'TookTooLong':
      return 'The analysis did not finish in time. Please try again later.'
  }
}

/** For a text that has only the characters of codes but is not one, most often because it was copied wrong. */
const mistyped = (why: string): string => `not a result code (${why}); check upper and lower case`

export const messages: Messages = {
  notAStillImage: 'Videos cannot be used. Please choose a still image and try again.',
  genders,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  preparing: 'Preparing the photo',
  uploading: 'Uploading',
  analysing: 'Analysing',
  waiting: 'Waiting for connection…',
  reasons,
  hints: {
    'too-small': 'The photo is small. A larger one gives a more accurate result.',
    'too-dark': 'The photo looks a little dark. A brighter place gives a more accurate result.',
    'too-bright': 'The photo looks too bright. Softer light gives a more accurate result.',
    'colour-cast': 'The lighting strongly tints the photo. Daylight gives a more accurate result.',
    blurred: 'The photo looks a little blurred. A sharper one gives a more accurate result.',
  },
  unusedProfile: (name) =>
    `The photo's colour profile${name === '' ? '' : ` "${name}"`} cannot be used, so its colours may be off.`,
  unreadable: {
    ENOENT: 'no such file',
    EISDIR: 'it is a folder; choose a photo file',
    EACCES: 'it cannot be read (permission denied)',
  },
  refusal,
  resultCode: (error) => {
    switch (error._tag) {
      case 'EmptyCode':
        return 'the code is empty'
      case 'InvalidCharacter':
        return `"${error.character}" at position ${error.position} is not used in result codes`
      case 'TooManyDigits':
        return `it is too long; a result code has at most ${error.max} characters`
      case 'TooManyBits':
        return mistyped(`it has more than ${error.max} bits`)
      case 'UnknownFaceType':
        return mistyped(`there is no face pattern number ${error.index}`)
      case 'LevelOutOfRange':
        return mistyped(`the level of ${traitNames[error.trait]} is out of range: ${error.index}`)
      case 'PercentagesOver100':
        return mistyped(`the season percentages add up to ${error.sum}`)
      case 'NoCodeInAddress':
        return 'the address contains no /result/CODE'
    }
  },
  diagnosis,
}
