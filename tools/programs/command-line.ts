/**
 * Parses the options of a tool from this process's arguments. With `--help`, prints the help and exits. With wrong
 * options, prints a one-line error and exits.
 *
 * @param parse throws an error for wrong options, as Node's `parseArgs` does
 */
export function optionsOf<Options>(
  tool: string,
  help: string,
  parse: (args: string[]) => Options,
): Options {
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

/** Shortens Node's messages about options, which are long. */
const firstSentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split(/\. |\n/)[0] ?? ''
