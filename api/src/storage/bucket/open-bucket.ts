import type { LocalPhotoBucket, PhotoBucket } from '../../sessions/ports/photo-bucket.js'
import { folderPhotoBucket } from './folder-photo-bucket.js'
import type { S3Config } from './s3-client.js'

/** Where photos wait for their analysis. */
export type BucketConfig =
  | { readonly _tag: 'Folder'; readonly folder: string }
  | ({ readonly _tag: 'S3' } & S3Config)

/** An open bucket and how photos are uploaded to it. */
export type PhotoStorage =
  /** Uploads come through this service. */
  | { readonly _tag: 'Local'; readonly bucket: LocalPhotoBucket }
  /** Uploads go directly to the server with this origin. */
  | { readonly _tag: 'External'; readonly bucket: PhotoBucket; readonly origin: string }

/**
 * Opens a bucket. Rejects if the folder cannot be created or credentials are missing.
 * @param uploadPath the path and query of a session's upload address
 * @param now the time at which an external bucket's addresses are signed, in milliseconds since the epoch
 */
export async function openBucket(
  config: BucketConfig,
  uploadPath: (id: string) => string,
  now: () => number,
): Promise<PhotoStorage> {
  return config._tag === 'Folder'
    ? { _tag: 'Local', bucket: await folderPhotoBucket({ folder: config.folder, uploadPath }) }
    : openExternal(config, now)
}

const openExternal = async (config: S3Config, now: () => number): Promise<PhotoStorage> => {
  // The SDK is large and loaded only on demand.
  const { s3PhotoBucket } = await import('./s3-photo-bucket.js')
  const bucket = s3PhotoBucket(config, now)
  // Only the SDK knows the origin of a bucket.
  const { origin } = new URL(await bucket.uploadUrl('', ''))
  return { _tag: 'External', bucket, origin }
}
