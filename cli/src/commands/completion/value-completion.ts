import type { ValueOutline } from '../../command-line/outline.js'

const files = /^(photo|file|path|manifest)$/i
const folders = /^(folder|dir|directory)$/i

/** What a shell offers for a value. */
interface Offers {
  readonly words: (words: ReadonlyArray<string>) => string
  readonly files: string
  readonly folders: string
  /** No suggestions. */
  readonly nothing: string
}

/** Derives what to offer from the choices, otherwise from the name of a value: `<photo...>` and `<file>` are files. */
export function offered(offers: Offers) {
  return ({ name, choices }: ValueOutline): string => {
    if (choices.length > 0) return offers.words(choices)
    if (files.test(name)) return offers.files
    return folders.test(name) ? offers.folders : offers.nothing
  }
}

/** Quotes a text in single quotes for bash and zsh. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
