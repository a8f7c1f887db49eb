/** Errors of a photo that are found without decoding it. */
export interface PhotoError {
  readonly _tag: 'PhotoTooLarge' | 'NotAJpeg' | 'PhotoTooWide' | 'PhotoTooComplex'
}

/** Errors of an upload address. */
export interface UploadAddressError {
  readonly _tag: 'UnknownUpload' | 'UploadExpired'
}

/** Why a call or an upload is rejected. */
export type SessionError =
  | PhotoError
  | UploadAddressError
  | {
      readonly _tag:
        | 'UnknownSession'
        | 'PhotoMissing'
        | 'PhotoAlreadyUploaded'
        | 'AlreadyRequested'
        /** Too many sessions wait for their analysis. */
        | 'TooBusy'
        /** The space for pending photos is used up. */
        | 'NoRoom'
    }
