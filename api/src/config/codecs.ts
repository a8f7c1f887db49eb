import * as t from 'io-ts'
import { literals } from '@kaoiro/core/codecs/codecs'

/** Decodes a variable's text. The codec's name says in error messages what is needed. */
export type TextCodec<A> = t.Type<A, unknown>

const textCodec = <A>(
  { is }: t.Type<A>,
  name: string,
  read: (text: string) => A | undefined,
): TextCodec<A> =>
  new t.Type<A, unknown>(
    name,
    is,
    (input, context) => {
      const value = typeof input === 'string' ? read(input) : undefined
      return value === undefined ? t.failure(input, context) : t.success(value)
    },
    t.identity,
  )

export const oneOf = <A extends string>(values: ReadonlyArray<A>): TextCodec<A> => {
  const name = `one of ${values.join(', ')}`
  return textCodec(literals(name, values), name, (text) => values.find((value) => value === text))
}

export const wholeNumber = (min: number, max: number): TextCodec<number> =>
  textCodec(t.number, `a whole number from ${min} to ${max}`, (text) => numberIn(text, min, max))

const numberIn = (text: string, min: number, max: number): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined

/** Requests in ten seconds; more than any node can serve. */
const maxLimit = 1_000_000

/** Null: no limit. */
export const limit: TextCodec<number | null> = textCodec(
  t.union([t.number, t.null]),
  `a whole number from 1 to ${maxLimit}, or off`,
  (text) => (text === 'off' ? null : numberIn(text, 1, maxLimit)),
)

export const trueOrFalse: TextCodec<boolean> = textCodec(t.boolean, 'true or false', (text) =>
  text === 'true' ? true : text === 'false' ? false : undefined,
)

/** A name of a host or a folder. */
export const nonEmptyText: TextCodec<string> = textCodec(t.string, 'a name', (text) =>
  text.trim() === '' || text.includes('\0') ? undefined : text,
)

const httpUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  return /^https?:$/.test(url.protocol) && isPlain ? url : undefined
}

const originOf = (text: string): string | undefined => {
  const url = httpUrl(text)
  return url?.pathname === '/' ? url.origin : undefined
}

export const origin: TextCodec<string> = textCodec(
  t.string,
  'scheme and host as in https://beauty.example.com',
  originOf,
)

export const origins: TextCodec<ReadonlyArray<string>> = textCodec(
  t.readonlyArray(t.string),
  'a list like https://a.example.com,https://b.example.com',
  (text) => {
    const found = text.split(',').map((one) => originOf(one.trim()))
    const valid = found.filter((one) => one !== undefined)
    return valid.length === found.length ? valid : undefined
  },
)

/** An address that may have a path, which another path can be appended to. */
export const address: TextCodec<string> = textCodec(
  t.string,
  'an address like https://photos.example.com',
  (text) => {
    const url = httpUrl(text)
    return url && url.origin + url.pathname.replace(/\/+$/, '')
  },
)

export const databaseUrl: TextCodec<string> = textCodec(
  t.string,
  'a URL like postgresql://user:password@host:5432/database',
  (text) =>
    URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : undefined,
)

/** What an Authorization header may hold (RFC 6750, 2.1), and too long to guess. */
export const bearerToken: TextCodec<string> = textCodec(
  t.string,
  '16 to 200 letters, digits or any of -._~+/',
  (text) => (/^[\w.~+/-]{16,200}=*$/.test(text) ? text : undefined),
)

/** Amazon's rules for names of buckets. */
export const bucketName: TextCodec<string> = textCodec(
  t.string,
  'a name of 3 to 63 small letters, digits, dots and hyphens',
  (text) => (/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text) ? text : undefined),
)
