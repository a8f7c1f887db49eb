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

/** Data that a node of another version has written. Another node may read it, so the call or job may succeed later. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'

  /** @param what the data */
  constructor(what: string) {
    super(
      `${what} has a format that this version does not know. Run a node of the version that wrote it.`,
    )
  }
}
