import type { Command } from 'commander'
import type { ExitCode } from '../exit-code.js'
import { exitCode } from '../exit-code.js'
import { manPage } from '../man/man-page.js'
import { outlineOf } from '../outline.js'
import type { Streams } from '../streams.js'

/** Prints the manual page of the program's own command line. */
export const manCommand = (root: Command, { out }: Streams): ExitCode => {
  out(manPage(outlineOf(root)))
  return exitCode.done
}
