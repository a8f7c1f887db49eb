import * as t from 'io-ts'
import { literals } from '@kaoiro/core/records'

/** Decodes a variable's text. Error messages show the codec's name after the word Use. */
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

export function oneOf<A extends string>(values: ReadonlyArray<A>): TextCodec<A> {
  const name = `one of ${values.join(', ')}`
  return textCodec(literals(name, values), name, (text) => values.find((value) => value === text))
}

export function wholeNumber(min: number, max: number): TextCodec<number> {
  return textCodec(t.number, `a whole number from ${min} to ${max}`, (text) =>
    numberIn(text, min, max),
  )
}

const numberIn = (text: string, min: number, max: number): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined

/** The highest rate limit, in requests per ten seconds: more than a node can serve. */
const maxLimit = 1_000_000

/** A rate limit; null for none. */
export const limit: TextCodec<number | null> = textCodec(
  t.union([t.number, t.null]),
  `a whole number from 1 to ${maxLimit}, or off`,
  (text) => (text === 'off' ? null : numberIn(text, 1, maxLimit)),
)

export const trueOrFalse: TextCodec<boolean> = textCodec(t.boolean, 'true or false', (text) =>
  text === 'true' ? true : text === 'false' ? false : undefined,
)

export const nonEmptyText: TextCodec<string> = textCodec(t.string, 'a name', (text) =>
  text.includes('\0') ? undefined : text,
)

const httpUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  return /^https?:$/.test(url.protocol) && isPlain && isPlainHost(url.host) ? url : undefined
}

/**
 * Not every host: `URL` accepts semicolons, which would end a directive of the content security policy, and `*`, which
 * would let every site embed ours.
 */
const isPlainHost = (host: string): boolean => /^[\w.:[\]-]+$/.test(host)

const originOf = (text: string): string | undefined => {
  const url = httpUrl(text)
  return url?.pathname === '/' ? url.origin : undefined
}

/** The address of a site without trailing slash. The path is plain, because every page of the site repeats it. */
export const siteAddress: TextCodec<string> = textCodec(
  t.string,
  'an address like https://beauty.example.com or https://www.example.com/beauty/kaoiro',
  (text) => {
    const url = httpUrl(text)
    const path = url?.pathname.replace(/\/+$/, '') ?? ''
    return url !== undefined && /^(\/[\w.~-]+)*$/.test(path) ? url.origin + path : undefined
  },
)

export const origins: TextCodec<ReadonlyArray<string>> = textCodec(
  t.readonlyArray(t.string),
  'a list like https://a.example.com,https://b.example.com, with each host in full',
  (text) => {
    const found = text.split(/[\s,]+/).map(originOf)
    const valid = found.filter((one) => one !== undefined)
    return valid.length === found.length ? valid : undefined
  },
)

/** A base URL without trailing slash. */
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

/** A token that is valid in an Authorization header (RFC 6750, 2.1) and too long to guess. */
export const bearerToken: TextCodec<string> = textCodec(
  t.string,
  '16 to 200 letters, digits or any of -._~+/',
  (text) => (/^[\w.~+/-]{16,200}=*$/.test(text) ? text : undefined),
)

/** A bucket name by Amazon's rules. */
export const bucketName: TextCodec<string> = textCodec(
  t.string,
  'a name of 3 to 63 lowercase letters, digits, dots and hyphens',
  (text) => (/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text) ? text : undefined),
)

/** The documentation of a variable, also in docs/running.md. */
interface About {
  /** A sentence. */
  readonly help: string
  /** The default, in words. */
  readonly defaultText: string
  /** Whether the value must not be shown. */
  readonly isSecret: boolean
}

/** An environment variable: its codec and its documentation. */
export type Variable<A> = t.Type<A, unknown> & About

/** An empty variable counts as not set. */
export const isSet = (text: unknown): text is string => typeof text === 'string' && text !== ''

export function variable<A>(
  codec: TextCodec<A>,
  byDefault: A,
  help: string,
  defaultText = String(byDefault),
): Variable<A> {
  return Object.assign(
    new t.Type<A, unknown>(
      codec.name,
      codec.is,
      (text, context) => (isSet(text) ? codec.validate(text, context) : t.success(byDefault)),
      t.identity,
    ),
    { help, defaultText, isSecret: false },
  )
}

/** A variable that may be missing. @param defaultText describes the default */
export function optional<A>(
  codec: TextCodec<A>,
  defaultText: string,
  help: string,
  isSecret = false,
): Variable<A | undefined> {
  return Object.assign(
    new t.Type<A | undefined, unknown>(
      codec.name,
      (value): value is A | undefined => value === undefined || codec.is(value),
      (text, context) => (isSet(text) ? codec.validate(text, context) : t.success(undefined)),
      t.identity,
    ),
    { help, defaultText, isSecret },
  )
}
