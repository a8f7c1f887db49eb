import { Readable } from 'node:stream'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { maxUploadBytes } from '@kaoiro/core/photo'
import { isSessionId } from '../../sessions/model/session.js'
import { uploadLife, uploadType } from '../../sessions/ports/photo-bucket.js'
import type { PhotoBucket, StoredPhoto } from '../../sessions/ports/photo-bucket.js'
import type { S3Config, S3Limits } from './s3-client.js'
import { s3Client } from './s3-client.js'

const folder = 'photos/'

/** The object that nodes write and delete to check their rights. Not listed as a photo. */
const probe = 'probe'

/**
 * Photos as objects `photos/<session id>` in an S3-compatible bucket. Visitors upload directly to it. The upload
 * address does not limit the size, since S3 can sign only a known length; `get` checks it before reading.
 * @param now the time at which upload addresses are signed, in milliseconds since the epoch
 */
export function s3PhotoBucket(
  config: S3Config,
  now: () => number = Date.now,
  limits?: S3Limits,
): PhotoBucket {
  const client = s3Client(config, limits)
  const signer = signerOf(config, client)
  const objectOf = (id: string) => ({ Bucket: config.bucket, Key: folder + id })

  /** Writes, reads and deletes an object. Another node may do the same, so it may be missing. */
  const tryObject = async (id: string): Promise<void> => {
    await client.send(new PutObjectCommand({ ...objectOf(id), Body: id }))
    await ifExists(client.send(new GetObjectCommand(objectOf(id))).then(photoOf))
    await client.send(new DeleteObjectCommand(objectOf(id)))
  }

  return {
    uploadUrl: (id) =>
      getSignedUrl(signer, new PutObjectCommand({ ...objectOf(id), ContentType: uploadType }), {
        expiresIn: uploadLife / 1_000,
        signingDate: new Date(now()),
        // By default, the SDK does not sign the media type.
        signableHeaders: new Set(['content-type']),
      }),
    get: async (id) => {
      const found = await ifExists(client.send(new GetObjectCommand(objectOf(id))))
      return O.isNone(found) ? O.none : O.some(await photoOf(found.value))
    },
    // Amazon answers 204 if the object is missing, other servers may answer 404.
    remove: async (id) => {
      await ifExists(client.send(new DeleteObjectCommand(objectOf(id))))
    },
    list: () => listPhotos(client, config.bucket),
    // One request for each object: for bulk deletes, servers expect different checksums.
    discard: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket: config.bucket, Key }))
      return true
    },
    check: async () => {
      const page = { Bucket: config.bucket, Prefix: folder, MaxKeys: 1 }
      await Promise.all([client.send(new ListObjectsV2Command(page)), tryObject(probe)])
    },
  }
}

/** Signs for the public endpoint, since the signature covers the host. */
const signerOf = ({ publicEndpoint, ...config }: S3Config, client: S3Client): S3Client =>
  publicEndpoint === undefined ? client : s3Client({ ...config, endpoint: publicEndpoint })

const ifExists = <A>(answer: Promise<A>): Promise<O.Option<A>> =>
  answer.then(O.some, (error: unknown) => {
    if (isMissing(error)) return O.none
    throw error
  })

/** A missing bucket is an error, unlike a missing photo. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== 'NoSuchBucket'

const photoOf = async ({
  Body,
  ContentLength,
}: GetObjectCommandOutput): Promise<E.Either<'TooLarge', Uint8Array>> => {
  // In Node, bodies are Node streams.
  if (!(Body instanceof Readable)) throw new TypeError('an object without a stream')
  if (ContentLength !== undefined && ContentLength > maxUploadBytes) {
    Body.destroy()
    return E.left('TooLarge')
  }
  return E.fromOption(() => 'TooLarge' as const)(await readAtMost(Body, maxUploadBytes))
}

/** Lists photos. They are never part files, since S3 stores only complete objects. */
const listPhotos = async (
  client: S3Client,
  bucket: string,
): Promise<ReadonlyArray<StoredPhoto>> => {
  const photos: Array<StoredPhoto> = []
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket: bucket, Prefix: folder },
  ))
    for (const { Key = '', Size: bytes = 0 } of Contents) {
      const id = Key.slice(folder.length)
      if (isSessionId(id)) photos.push({ name: Key, session: O.some(id), bytes, isPart: false })
    }
  return photos
}

/** Reads a stream; none if it has more than `max` bytes. */
const readAtMost = async (
  stream: AsyncIterable<Uint8Array>,
  max: number,
): Promise<O.Option<Uint8Array>> => {
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    // Leaving the loop closes the stream.
    if (length > max) return O.none
    chunks.push(chunk)
  }
  return O.some(Buffer.concat(chunks))
}
