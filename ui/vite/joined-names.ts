import type { Plugin } from 'vite'
import { joiner } from '../src/components/break-place.js'

/** Names of patterns and seasons, which end in 型, and words in quotation marks. */
const names = /(?<=['"])\p{Script=Han}{2,5}型(?=['"])|(?<=[「“])\p{Script=Han}{2,8}(?=[」”])/gu

/** Joins the letters of every name in a source file of Chinese texts. */
export const joinNames = (code: string): string =>
  code.replace(names, (name) => Array.from(name).join(joiner))

/** Keeps names in one line: Chinese breaks between any two letters. */
export const joinedNames = (): Plugin => ({
  name: 'kaoiro-joined-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\/texts\/src\/zh-Han[st]\/(screens|content)\// },
    handler: (code) => ({ code: joinNames(code), map: null }),
  },
})
