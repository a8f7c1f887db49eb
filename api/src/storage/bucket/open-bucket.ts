import type { OwnPhotoBucket, PhotoBucket } from '../../sessions/ports.js'
import { folderPhotoBucket } from './folder-photo-bucket.js'
import type { S3Place } from './s3-client.js'

/** Where photos wait for their analysis. */
export type BucketPlace =
  { readonly _tag: 'Folder'; readonly folder: string } | ({ readonly _tag: 'S3' } & S3Place)

export type OpenBucket =
  /** Uploads come through this service. */
  | { readonly _tag: 'Own'; readonly bucket: OwnPhotoBucket }
  /** Uploads go to another server, whose origin pages must be allowed to reach. */
  | { readonly _tag: 'Other'; readonly bucket: PhotoBucket; readonly origin: string }

/**
 * Rejects where the folder cannot be made, or where there are no credentials for the server.
 * @param uploadPath the path and query under which this service takes a session's photo
 */
export const openBucket = async (
  place: BucketPlace,
  uploadPath: (id: string) => string,
): Promise<OpenBucket> =>
  place._tag === 'Folder'
    ? { _tag: 'Own', bucket: await folderPhotoBucket({ folder: place.folder, uploadPath }) }
    : openOther(place)

const openOther = async (place: S3Place): Promise<OpenBucket> => {
  // The SDK is large, and loaded only where it is needed.
  const { s3PhotoBucket } = await import('./s3-photo-bucket.js')
  const bucket = s3PhotoBucket(place)
  // By its own address of no photo: the SDK knows best where a bucket is.
  const { origin } = new URL(await bucket.uploadUrl('', ''))
  return { _tag: 'Other', bucket, origin }
}
