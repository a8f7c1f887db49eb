import { InvalidArgumentError } from 'commander'
import { languages } from '@kaoiro/core/content/content'
import type { Language } from '@kaoiro/core/content/content'
import { genders } from '@kaoiro/core/diagnosis/gender'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Hairline } from '@kaoiro/core/photo/hairline'

/** A photo's hairline as it was given, or `auto`: it is to be found in the photo. */
export type HairlineChoice = Hairline | 'auto'

/** The word `auto`, in upper or lower case; null for any other text. */
export const parseAuto = (text: string): 'auto' | null =>
  text.toLowerCase() === 'auto' ? 'auto' : null

/** One of a closed list, in any case. */
const oneOf =
  <A extends string>(values: ReadonlyArray<A>) =>
  (text: string): A => {
    const value = values.find((candidate) => candidate.toLowerCase() === text.toLowerCase())
    if (value === undefined) throw new InvalidArgumentError(`Allowed: ${values.join(', ')}.`)
    return value
  }

const numberWithin =
  (min: number, max: number, orElse = '') =>
  (text: string): number => {
    const number = text.trim() === '' ? NaN : Number(text)
    if (!(number >= min && number <= max))
      throw new InvalidArgumentError(`A number from ${min} to ${max}${orElse} is needed.`)
    return number
  }

/** A name of a file, a folder or a host: an empty one, as from an unset variable, is a mistake. */
export const parseName = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('It is empty.')
  return text
}

/** Pixels to a unit of a drawing: a card of 135 × 180 to 4320 × 5760. */
export const parseScale = numberWithin(0.25, 8)

/** Text for a drawing: SVG, as XML 1.0 (2.2), has no place for controls and half characters. */
export const parseLabel = (text: string): string => {
  if (/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text))
    throw new InvalidArgumentError('Plain text in one line is needed.')
  return text
}

export const parseGender: (text: string) => Gender = oneOf(genders)

export const parseLanguage: (text: string) => Language = oneOf(languages)

/** Percent of the photo's height, or auto. */
export const parseHairline = (text: string): HairlineChoice =>
  parseAuto(text) ?? numberWithin(0, 100, ', or auto,')(text)

const wholeNumberWithin =
  (min: number, max: number) =>
  (text: string): number => {
    const number = numberWithin(min, max)(text)
    if (!Number.isInteger(number)) throw new InvalidArgumentError('A whole number is needed.')
    return number
  }

export const parsePort = wholeNumberWithin(0, 65_535)

/** Photos in progress at the same time. */
export const parseConcurrency = wholeNumberWithin(1, 1000)

/** Seconds that one call may take. */
export const parseTimeout = numberWithin(0.001, 3600)

/** `fetch` refuses such addresses, and they end up in logs and in results. */
const withoutCredentials =
  'Leave out user and password, which cannot be sent: ' +
  'for a service that asks for them, name a proxy of yours that adds them.'

/** An http(s) address, to which a path can be appended. */
export const parseAddress = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('An address like https://api.example.com is needed.')
  if (url.username !== '' || url.password !== '') throw new InvalidArgumentError(withoutCredentials)
  return normalisedAddress(url)
}

/** A service's address as paths are appended to it: origin and path, without a slash at the end. */
export const normalisedAddress = ({ origin, pathname }: URL): string =>
  origin + pathname.replace(/\/+$/, '')
