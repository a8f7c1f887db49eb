import { InvalidArgumentError } from 'commander'
import { languages } from '@kaoiro/core/content/content'
import type { Language } from '@kaoiro/core/content/content'
import { genders } from '@kaoiro/core/gender'
import type { Gender } from '@kaoiro/core/gender'

/** One of a closed list, in any case. */
const oneOf =
  <A extends string>(values: ReadonlyArray<A>) =>
  (text: string): A => {
    const value = values.find((candidate) => candidate.toLowerCase() === text.toLowerCase())
    if (value === undefined) throw new InvalidArgumentError(`Allowed: ${values.join(', ')}.`)
    return value
  }

const numberWithin =
  (least: number, most: number) =>
  (text: string): number => {
    const number = text.trim() === '' ? NaN : Number(text)
    if (!(number >= least && number <= most))
      throw new InvalidArgumentError(`A number from ${least} to ${most} is needed.`)
    return number
  }

export const genderOption: (text: string) => Gender = oneOf(genders)

export const languageOption: (text: string) => Language = oneOf(languages)

/** Percent of the photo's height. */
export const hairlineOption = numberWithin(0, 100)

export const portOption = (text: string): number => {
  const port = numberWithin(0, 65_535)(text)
  if (!Number.isInteger(port)) throw new InvalidArgumentError('A whole number is needed.')
  return port
}

/** An http(s) address without its trailing slash. */
export const addressOption = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('An address like https://api.example.com is needed.')
  return text.replace(/\/+$/, '')
}
