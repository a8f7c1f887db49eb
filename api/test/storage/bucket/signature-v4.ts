import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Claim {
  /** `<access key>/<date>/<region>/<service>/aws4_request` */
  readonly credential: string
  readonly date: string
  /** Names, in lower case. */
  readonly signedHeaders: ReadonlyArray<string>
  readonly signature: string
  readonly bodyHash: string
}

/**
 * Whether a request was signed with this secret, by its headers or by its address: Amazon's signature
 * version 4, written down from its description and not taken from the SDK.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */
export const isSigned = (secret: string, request: IncomingMessage): boolean => {
  const claim = claimOf(request)
  return (
    claim.signedHeaders.includes('host') && claim.signature === signatureOf(secret, request, claim)
  )
}

const urlOf = ({ url = '' }: IncomingMessage): URL => new URL(url, 'http://store')

const headerOf = ({ headers }: IncomingMessage, name: string): string =>
  [headers[name] ?? ''].flat().join(',').trim()

const claimOf = (request: IncomingMessage): Claim => {
  const authorization = headerOf(request, 'authorization')
  const inHeader = (name: string) => new RegExp(`${name}=([^, ]+)`).exec(authorization)?.[1] ?? ''
  const inQuery = (name: string) => urlOf(request).searchParams.get(`X-Amz-${name}`) ?? ''
  const isByHeader = authorization !== ''
  const find = isByHeader ? inHeader : inQuery
  return {
    credential: find('Credential'),
    date: isByHeader ? headerOf(request, 'x-amz-date') : inQuery('Date'),
    signedHeaders: find('SignedHeaders').split(';'),
    signature: find('Signature'),
    bodyHash: isByHeader ? headerOf(request, 'x-amz-content-sha256') : 'UNSIGNED-PAYLOAD',
  }
}

const signatureOf = (secret: string, request: IncomingMessage, claim: Claim): string => {
  const [, ...scope] = claim.credential.split('/')
  const hash = createHash('sha256').update(canonicalRequest(request, claim)).digest('hex')
  const text = ['AWS4-HMAC-SHA256', claim.date, scope.join('/'), hash].join('\n')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

const canonicalRequest = (request: IncomingMessage, { signedHeaders, bodyHash }: Claim): string => {
  const { pathname, search } = urlOf(request)
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('X-Amz-Signature='))
    .sort()
  const headers = signedHeaders.map((name) => `${name}:${headerOf(request, name)}\n`)
  return [
    request.method,
    pathname,
    query.join('&'),
    headers.join(''),
    signedHeaders.join(';'),
    bodyHash,
  ].join('\n')
}
