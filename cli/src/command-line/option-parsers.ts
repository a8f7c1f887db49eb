import { InvalidArgumentError } from 'commander'
import { isUtcDay } from '@kaoiro/core/norms'
import { languages, preferredLanguage } from '@kaoiro/core/language'
import type { Language } from '@kaoiro/core/language'
import { genders } from '@kaoiro/core/diagnosis'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import type { FaultKind, UsageFault } from './usage-faults.js'
import { usageFault } from './usage-faults.js'

const invalid = <Kind extends FaultKind>(...fault: UsageFault<Kind>): InvalidArgumentError =>
  new InvalidArgumentError(usageFault<Kind>(...fault))

/** The hairline given for a photo, or `auto` to find it in the photo. */
export type HairlineChoice = Hairline | 'auto'

/** Parses `auto`, ignoring case; returns null for any other text. */
export function parseAuto(text: string): 'auto' | null {
  return text.toLowerCase() === 'auto' ? 'auto' : null
}

/** Parses one of the values, ignoring case. */
const oneOf =
  <A extends string>(values: ReadonlyArray<A>) =>
  (text: string): A => {
    const value = values.find((candidate) => candidate.toLowerCase() === text.toLowerCase())
    if (value === undefined) throw invalid('oneOf', { values: values.join(', ') })
    return value
  }

const numberWithin =
  (min: number, max: number, kind: 'number' | 'numberOrAuto' = 'number') =>
  (text: string): number => {
    const number = text.trim() === '' ? NaN : Number(text)
    if (!(number >= min && number <= max))
      throw invalid(kind, { min: String(min), max: String(max) })
    return number
  }

/** Parses a day, such as `2026-11-28`. */
export function parseDay(text: string): string {
  if (!isUtcDay(text)) throw invalid('day')
  return text
}

/** Parses the name of a file, folder or host. An empty name, as from an unset variable, is an error. */
export function parseName(text: string): string {
  if (text.trim() === '') throw invalid('emptyName')
  return text
}

/** Pixels per unit of a drawing. The limits give cards of 135 × 180 to 4320 × 5760 pixels. */
export const parseScale = numberWithin(0.25, 8)

/** Parses text for a drawing. XML 1.0 (section 2.2) allows neither control characters nor lone surrogates. */
export function parseLabel(text: string): string {
  if (/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text)) throw invalid('plainText')
  return text
}

/** The gender that a person or another program calls so, such as `female` or `m`; null for any other text. */
export function genderNamed(text: string): Gender | null {
  if (/^(?:f(?:emale)?|w|wom[ae]n)$/i.test(text)) return 'WOMEN'
  return /^(?:m|male|m[ae]n)$/i.test(text) ? 'MEN' : null
}

export function parseGender(text: string): Gender {
  return genderNamed(text) ?? oneOf(genders)(text)
}

/** Parses a language tag. `zh-TW` means the language that is best for it, as in a browser. */
export function parseLanguage(text: string): Language {
  return preferredLanguage([text]) ?? oneOf(languages)(text)
}

/** Parses a hairline in percent of the photo's height, or `auto`. */
export function parseHairline(text: string): HairlineChoice {
  return parseAuto(text) ?? numberWithin(0, 100, 'numberOrAuto')(text)
}

const wholeNumberWithin =
  (min: number, max: number) =>
  (text: string): number => {
    const number = numberWithin(min, max)(text)
    if (!Number.isInteger(number)) throw invalid('wholeNumber')
    return number
  }

export const parsePort = wholeNumberWithin(0, 65_535)

/** Parses the number of photos in progress at the same time. */
export const parseConcurrency = wholeNumberWithin(1, 1000)

/** Parses the time limit of one call, in seconds. */
export const parseTimeout = numberWithin(0.001, 3600)

/**
 * Parses an http(s) address without query and fragment, so that a path can be appended. Rejects addresses with credentials: `fetch` refuses them, and
 * logs and results would contain the credentials.
 */
export function parseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && !url.host.includes('*')
  if (!isAddress || url.search !== '' || url.hash !== '') throw invalid('address')
  if (url.username !== '' || url.password !== '') throw invalid('credentials')
  return normalisedAddress(url)
}

/** Origin and path of a service's address, without a trailing slash. */
export function normalisedAddress({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/+$/, '')
}
