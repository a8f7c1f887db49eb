import type { PreparedPhoto } from './preparation.js'

/** A prepared photo in the output of `--json`. */
export const photoRecord = (file: string, photo: PreparedPhoto) => {
  const { jpeg, ...found } = photo
  return { photo: file, ...found, sentBytes: jpeg.length }
}

/** A rejected file in the output of `--json`. */
export const faultRecord = (file: string, fault: { readonly _tag: string }, message: string) => ({
  photo: file,
  error: { kind: fault._tag, message },
})
