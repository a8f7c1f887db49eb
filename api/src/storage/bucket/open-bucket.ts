import type { LocalPhotoBucket, PhotoBucket } from '../../sessions/ports/photo-bucket.js'
import { folderPhotoBucket } from './folder-photo-bucket.js'
import type { S3Config } from './s3-client.js'

/** The bucket in which photos wait for their analysis. */
export type BucketConfig =
  | { readonly _tag: 'Folder'; readonly folder: string }
  | ({ readonly _tag: 'S3' } & S3Config)

/** An open bucket, and how photos come into it. */
export type PhotoStorage =
  /** Uploads come through this service. */
  | { readonly _tag: 'Local'; readonly bucket: LocalPhotoBucket }
  /** Uploads go to another server, whose origin pages must be allowed to reach. */
  | { readonly _tag: 'External'; readonly bucket: PhotoBucket; readonly origin: string }

/**
 * Rejects if the folder cannot be made, or if there are no credentials for the server.
 * @param uploadPath the path and query under which this service takes a session's photo
 */
export const openBucket = async (
  config: BucketConfig,
  uploadPath: (id: string) => string,
): Promise<PhotoStorage> =>
  config._tag === 'Folder'
    ? { _tag: 'Local', bucket: await folderPhotoBucket({ folder: config.folder, uploadPath }) }
    : openExternal(config)

const openExternal = async (config: S3Config): Promise<PhotoStorage> => {
  // The SDK is large, and loaded only if it is needed.
  const { s3PhotoBucket } = await import('./s3-photo-bucket.js')
  const bucket = s3PhotoBucket(config)
  // From an upload URL without an id: only the SDK knows where a bucket is.
  const { origin } = new URL(await bucket.uploadUrl('', ''))
  return { _tag: 'External', bucket, origin }
}
