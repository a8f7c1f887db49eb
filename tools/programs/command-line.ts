/** A parsed command line, or a one-line error message. */
export type CommandLine<Options> =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly why: string }

export const wrong = (why: string): CommandLine<never> => ({ kind: 'wrong', why })

/** Converts an error of `parseArgs`; keeps the first sentence of Node's long message. */
export const notParsed = (error: unknown): CommandLine<never> => {
  const [why = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
  return wrong(why)
}
