import { joiner } from '../src/components/break-place.js'

/** Names of patterns and seasons, which end in 型, and words in quotation marks. */
const names = /^\p{Script=Han}{2,5}型$|(?<=[「“])\p{Script=Han}{2,8}(?=[」”])/gu

/** Joins the letters of every name in a Chinese text: Chinese breaks between any two letters. */
export const joinNames = (text: string): string =>
  text.replace(names, (name) => Array.from(name).join(joiner))
