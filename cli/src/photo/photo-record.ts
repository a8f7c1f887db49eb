import type { PhotoFault, PreparedPhoto } from './preparation.js'

/** A photo that was looked at, as `--json` prints it. */
export const photoRecord = (file: string, photo: PreparedPhoto) => {
  const { jpeg, ...found } = photo
  return { photo: file, ...found, sentBytes: jpeg.length }
}

/** A file that is not taken. */
export const faultRecord = (file: string, fault: PhotoFault, message: string) => ({
  photo: file,
  error: { kind: fault._tag, message },
})
