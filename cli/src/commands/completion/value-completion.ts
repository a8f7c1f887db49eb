import type { ValueOutline } from '../../command-line/outline.js'

/** The completions of a value. */
export type ValueCompletion =
  | { readonly _tag: 'Words'; readonly words: ReadonlyArray<string> }
  | { readonly _tag: 'Files' }
  | { readonly _tag: 'Folders' }
  /** No suggestions. */
  | { readonly _tag: 'Nothing' }

/** Derives the completion from the name of a value: `<photo...>` and `<file>` are files. */
const files = /^(photo|file|path|manifest)$/i
const folders = /^(folder|dir|directory)$/i

export const valueCompletion = ({ name, choices }: ValueOutline): ValueCompletion => {
  if (choices.length > 0) return { _tag: 'Words', words: choices }
  if (files.test(name)) return { _tag: 'Files' }
  return folders.test(name) ? { _tag: 'Folders' } : { _tag: 'Nothing' }
}

/** Quotes a text in single quotes for bash and zsh. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
