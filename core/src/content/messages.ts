import type { ResultCodeError } from '../result-code/result-code.js'
import type { ResultAddressError } from '../result-code/address.js'
import type { Gender } from '../diagnosis/gender.js'
import type { Refusal } from '../photo/file/accept.js'
import type { QualityHint } from '../photo/quality/quality.js'
import type { Reason } from '../diagnosis/failure-reason.js'
import type { SessionError } from '../diagnosis/session-error.js'

/** Everything that the product says of itself and of what went wrong, in one language. */
export interface Messages {
  /** The alert of specification §5, for a file that is no still JPEG or PNG. */
  readonly notAStillImage: string
  readonly genders: Readonly<Record<Gender, string>>
  readonly facePattern: string
  readonly personalColour: string
  readonly preparing: string
  readonly uploading: string
  readonly analysing: string
  readonly reasons: Readonly<Record<Reason, string>>
  readonly hints: Readonly<Record<QualityHint, string>>
  /** A photo's colour profile, by its name ('' if it has none), that cannot be applied. */
  readonly unusedProfile: (name: string) => string
  /** Why a file could not be read, by the system's code. */
  readonly unreadable: Readonly<Record<string, string>>
  readonly refusal: (refusal: Refusal) => string
  readonly resultCode: (error: ResultCodeError | ResultAddressError) => string
  readonly session: (error: SessionError) => string
}
