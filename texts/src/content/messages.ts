import type { ResultCodeError, ResultAddressError } from '@kaoiro/core/result-code'
import type { Gender, Reason, DiagnosisError } from '@kaoiro/core/diagnosis'
import type { ImageType, QualityHint, Refusal } from '@kaoiro/core/photo'

/** Terms, progress and error messages in one language that several parts of the product use. */
export interface Messages {
  /** The alert of specification §5, for a video. */
  readonly notAStillImage: string
  readonly genders: Readonly<Record<Gender, string>>
  readonly facePattern: string
  readonly personalColour: string
  readonly preparing: string
  readonly uploading: string
  readonly analysing: string
  /** While the connection is lost. */
  readonly waiting: string
  /** The kind of a file, such as "a GIF". */
  readonly typeNames: Readonly<Record<ImageType, string>>
  /** Problems of a photo with advice, for the check before it is sent and for a failed analysis. */
  readonly reasons: Readonly<Record<Reason | QualityHint, string>>
  /** A note that a photo's colour profile cannot be applied; `name` may be ''. */
  readonly unusedProfile: (name: string) => string
  /** Why a file could not be read, by the system's error code. */
  readonly unreadable: Readonly<Record<string, string>>
  readonly refusal: (refusal: Refusal) => string
  /** What to do about a text that is not a result code; `isDetailed`: and which field of the code is impossible. */
  readonly resultCode: (error: ResultCodeError | ResultAddressError, isDetailed?: boolean) => string
  readonly diagnosis: (error: DiagnosisError) => string
}
