import type { OwnPhotoBucket, PhotoBucket } from '../ports.js'
import { folderPhotoBucket } from './folder-photo-bucket.js'

/** Where photos wait for their analysis. */
export type BucketPlace =
  | { readonly _tag: 'Folder'; readonly folder: string }
  | {
      readonly _tag: 'S3'
      readonly bucket: string
      readonly region: string
      /** Left out: Amazon's own, by the region. */
      readonly endpoint?: string
      /** The endpoint as visitors reach it, where that is another address. */
      readonly publicEndpoint?: string
      /** `endpoint/bucket/key` instead of `bucket.endpoint/key`: most servers that are not Amazon's. */
      readonly pathStyle: boolean
    }

export type OpenBucket =
  /** Uploads come through this service. */
  | { readonly _tag: 'Own'; readonly bucket: OwnPhotoBucket }
  /** Uploads go to another server, whose origin pages must be allowed to reach. */
  | { readonly _tag: 'Other'; readonly bucket: PhotoBucket; readonly origin: string }

/** `uploadPath`: the path and query under which this service takes a session's photo. */
export const openBucket = async (
  place: BucketPlace,
  uploadPath: (id: string) => string,
): Promise<OpenBucket> => {
  if (place._tag === 'Folder')
    return { _tag: 'Own', bucket: await folderPhotoBucket({ folder: place.folder, uploadPath }) }
  throw new Error('not yet')
}
