import { S3Client } from '@aws-sdk/client-s3'
import { explainErrors } from './s3-error-hints.js'

export interface S3Config {
  readonly bucket: string
  readonly region: string
  /** Default: Amazon's endpoint of the region. */
  readonly endpoint?: string
  /** The endpoint for visitors, if it differs. */
  readonly publicEndpoint?: string
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`, as most servers other than Amazon's need. */
  readonly pathStyle: boolean
}

/** Timeouts in milliseconds. */
export interface S3Limits {
  readonly connection: number
  /** Until the first byte of the answer, and between two bytes. */
  readonly request: number
}

const defaultLimits: S3Limits = { connection: 5_000, request: 10_000 }

/** Creates a client. The SDK searches its usual sources for credentials, first the environment. */
export const s3Client = (
  { region, endpoint, pathStyle }: Omit<S3Config, 'bucket' | 'publicEndpoint'>,
  limits = defaultLimits,
): S3Client => {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    // Servers other than Amazon's reject the SDK's checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connection,
      requestTimeout: limits.request,
      // By default, a timeout only logs a warning.
      throwOnRequestTimeout: true,
      // `requestTimeout` covers only the time until the answer's headers, `socketTimeout` also the body.
      socketTimeout: limits.request,
    },
  })
  explainErrors(client)
  return client
}
