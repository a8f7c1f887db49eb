import { S3Client } from '@aws-sdk/client-s3'
import * as t from 'io-ts'

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
export function s3Client(
  { region, endpoint, pathStyle }: Omit<S3Config, 'bucket' | 'publicEndpoint'>,
  limits = defaultLimits,
): S3Client {
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

const region = 'Set KAOIRO_S3_REGION and KAOIRO_S3_ENDPOINT to those of the bucket'
const credentials =
  'Renew the credentials (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN).'
const rights =
  'Allow ListBucket on the bucket, and GetObject, PutObject and DeleteObject on photos/*.'

/** Advice for the operator, by the code of an answer. */
const hints: Readonly<Record<string, string>> = {
  AuthorizationHeaderMalformed: region,
  IllegalLocationConstraintException: region,
  PermanentRedirect: region,
  TemporaryRedirect: region,
  ExpiredToken: credentials,
  InvalidAccessKeyId: credentials,
  InvalidToken: credentials,
  SignatureDoesNotMatch: credentials,
  AccessDenied: rights,
  NoSuchBucket: 'Create the bucket, or correct KAOIRO_S3_BUCKET.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
}

/** The same by status, for answers without a code: those to HEAD lack a body, and a proxy sends its own. */
const hintsWithoutCode: Readonly<Record<number, string>> = {
  301: region,
  307: region,
  400: 'The credentials may have expired, or KAOIRO_S3_REGION is wrong.',
  401: credentials,
  403: rights,
}

/** Names of errors for answers without a code. */
const unknownCodes: ReadonlyArray<string> = ['Unknown', 'Error']

const Answered = t.type({ $metadata: t.type({ httpStatusCode: t.number }) })

/** S3 names the bucket's region in a header. The SDK hides the response from enumeration. */
const InRegion = t.type({
  $response: t.type({ headers: t.type({ 'x-amz-bucket-region': t.string }) }),
})

/** Adds the call, the status and a hint to the messages of the client's errors, for the log. */
function explainErrors({ middlewareStack }: S3Client): void {
  middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        next(args).catch((error: unknown) => {
          if (error instanceof Error && Answered.is(error))
            error.message = `${commandName.replace(/Command$/, '')}: ${explanation(error)}`
          throw error
        }),
    { step: 'initialize', name: 'explainErrors' },
  )
}

const explanation = (error: Error & t.TypeOf<typeof Answered>): string => {
  const { name, message } = error
  const status = error.$metadata.httpStatusCode
  const advice = unknownCodes.includes(name) ? hintsWithoutCode[status] : hints[name]
  const hint = advice === region ? `${region}${regionOf(error)}.` : advice
  const answer = `${status} ${name}: ${message}`
  return hint === undefined ? answer : `${answer.replace(/\.?$/, '.')} ${hint}`
}

const regionOf = (error: Error): string =>
  InRegion.is(error) ? `, which is in ${error.$response.headers['x-amz-bucket-region']}` : ''
