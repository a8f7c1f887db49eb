import { S3Client } from '@aws-sdk/client-s3'

export interface S3Config {
  readonly bucket: string
  readonly region: string
  /** Left out: Amazon's own, by the region. */
  readonly endpoint?: string
  /** The endpoint as visitors reach it, if that is another address. */
  readonly publicEndpoint?: string
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`: for most servers that are not Amazon's. */
  readonly pathStyle: boolean
}

/** Milliseconds. */
export interface S3Limits {
  readonly connection: number
  /** Until the answer's first byte, and between any two bytes. */
  readonly request: number
}

const defaultLimits: S3Limits = { connection: 5_000, request: 10_000 }

/** Credentials come from the SDK's own sources: the environment first. */
export const s3Client = (
  { region, endpoint, pathStyle }: Omit<S3Config, 'bucket' | 'publicEndpoint'>,
  limits = defaultLimits,
): S3Client =>
  new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    // Other servers than Amazon's refuse addresses and photos with the SDK's own checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connection,
      requestTimeout: limits.request,
      // Without it a request that takes too long only causes a warning.
      throwOnRequestTimeout: true,
      // The request's limit ends with the answer's head; this one ends a download that stops half-way.
      socketTimeout: limits.request,
    },
  })
