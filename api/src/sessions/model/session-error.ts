/** What is wrong with a photo, as far as its bytes tell without decoding it. */
export interface PhotoError {
  readonly _tag: 'PhotoTooLarge' | 'NotAJpeg' | 'PhotoTooWide' | 'PhotoTooComplex'
}

/** What is wrong with the address that a photo is uploaded to: it is not ours, or no longer valid. */
export interface UploadAddressError {
  readonly _tag: 'UnknownUpload' | 'UploadExpired'
}

/** Why a session refuses a call or an upload. What a client is answered is up to whoever serves it. */
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
        /** There are too many photos whose analysis nobody has requested. */
        | 'NoRoom'
    }
