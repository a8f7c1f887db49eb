/** What a command line asks for, or one line that says what is wrong with it. */
export type CommandLine<Options> =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly why: string }

export const wrong = (why: string): CommandLine<never> => ({ kind: 'wrong', why })

/** What `parseArgs` threw: Node explains at length after the first sentence. */
export const notParsed = (error: unknown): CommandLine<never> => {
  const [why = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
  return wrong(why)
}
