import type { Command } from 'commander'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { outlineOf } from '../../command-line/outline.js'
import type { Streams } from '../../system/streams.js'
import { manPage } from './man-page.js'

/** Prints the manual page of the program's own command line. */
export const manCommand = (root: Command, { out }: Streams): ExitCode => {
  out(manPage(outlineOf(root)))
  return exitCode.done
}
