import { isReason } from '@kaoiro/core/diagnosis'
import type { DiagnosisError } from '@kaoiro/core/diagnosis'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'
import type { Refusal } from '@kaoiro/core/photo'
import type { ModuleParts, Parts } from '../../compiled/parts.js'

/** Terms, progress and error messages in one language that several parts of the product use. */
export type Messages = ReturnType<typeof makeMessages>

/** Composes the messages of a language. */
export function makeMessages({ messages, genders, terms }: ModuleParts['messages']) {
  return {
    ...messages,
    genders,
    facePattern: terms.facePattern,
    personalColour: terms.personalColour,
    /** Why a file could not be read, by the system's error code. */
    unreadable: messages.unreadable as Readonly<Record<string, string>>,
    /** A note that a photo's colour profile cannot be applied; `name` may be ''. */
    unusedProfile: (name: string): string =>
      name === '' ? messages.unusedUnnamedProfile : messages.unusedProfile({ name }),
    refusal: (refusal: Refusal): string => refusalText(messages, refusal),
    /** What to do about a text that is not a result code; `isDetailed`: and which field of the code is impossible. */
    resultCode: (error: ResultCodeError | ResultAddressError, isDetailed = false): string =>
      resultCodeText(messages, error, isDetailed),
    diagnosis: (error: DiagnosisError): string => diagnosisText(messages, error),
  }
}

// Rounded up, so that a value just above a limit is not shown as the limit.
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`

const refusalText = (texts: Parts['messages'], refusal: Refusal): string => {
  const pixels = (count: number): string =>
    texts.pixels({
      millions: Math.ceil(count / 100_000) / 10,
      tenThousands: Math.ceil(count / 10_000),
    })
  switch (refusal._tag) {
    case 'NotAPhoto':
      return texts.refusal.NotAPhoto({ type: texts.typeNames[refusal.found] })
    case 'TooManyBytes':
      return texts.refusal.TooManyBytes({
        size: megabytes(refusal.bytes),
        max: megabytes(refusal.max),
      })
    case 'TooManyPixels':
      return texts.refusal.TooManyPixels({
        size: pixels(refusal.pixels),
        max: pixels(refusal.max),
      })
    case 'TooManySegments':
      return texts.refusal.TooManySegments(refusal)
    case 'TooManyScans':
      return texts.refusal.TooManyScans(refusal)
    case 'BrokenPhoto':
      return texts.refusal.BrokenPhoto
  }
}

const resultCodeText = (
  { resultCode: texts, traitNames, ...parts }: Parts['messages'],
  error: ResultCodeError | ResultAddressError,
  isDetailed: boolean,
): string => {
  // A text that has only the characters of codes but is not one, most often because it was copied wrong.
  const mistyped = (why: string): string =>
    isDetailed ? parts.mistypedBecause({ why }) : parts.mistyped
  switch (error._tag) {
    case 'EmptyCode':
      return texts.EmptyCode
    case 'InvalidCharacter':
      return texts.InvalidCharacter(error)
    case 'TooManyDigits':
      return texts.TooManyDigits(error)
    case 'TooManyBits':
      return mistyped(texts.TooManyBits(error))
    case 'UnknownFaceType':
      return mistyped(texts.UnknownFaceType(error))
    case 'LevelOutOfRange':
      return mistyped(texts.LevelOutOfRange({ trait: traitNames[error.trait], index: error.index }))
    case 'PercentagesOver100':
      return mistyped(texts.PercentagesOver100(error))
    case 'NoCodeInAddress':
      return texts.NoCodeInAddress
  }
}

const diagnosisText = (
  { diagnosis: texts, calls, reasons }: Parts['messages'],
  error: DiagnosisError,
): string => {
  switch (error._tag) {
    case 'Cancelled':
      return texts.Cancelled
    case 'AnalyserLost':
      return texts.AnalyserLost(error)
    case 'NetworkError':
      return texts.NetworkError({ call: calls[error.call], detail: error.detail })
    case 'BadStatus':
      return texts.BadStatus({ call: calls[error.call], status: error.status })
    case 'BadBody':
      return texts.BadBody({ call: calls[error.call], detail: error.detail })
    case 'AnalysisFailed':
      return isReason(error.reason) ? reasons[error.reason] : texts.AnalysisFailed
    case 'StillAnalyzing':
    case 'TookTooLong':
      return texts.TookTooLong
  }
}
