/**
 * Parses the options of a tool from this process's arguments. Prints the help or a one-line error and exits if there are
 * none to return.
 *
 * @param parse throws an error for wrong options, as Node's `parseArgs` does
 */
export const optionsOf = <Options>(
  tool: string,
  help: string,
  parse: (args: string[]) => Options,
): Options => {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return parse(args)
  } catch (error) {
    console.error(`${tool}: ${firstSentence(error)} (--help shows the options)`)
    process.exit(2)
  }
}

/** Node's messages about options are long. */
const firstSentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split(/\. |\n/)[0] ?? ''
