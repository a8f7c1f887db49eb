import type { S3Client } from '@aws-sdk/client-s3'
import * as t from 'io-ts'

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
export const explainErrors = ({ middlewareStack }: S3Client): void =>
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
