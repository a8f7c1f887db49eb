import type { Command } from 'commander'
import type { Shell } from '../completion/script-for.js'
import { scriptFor } from '../completion/script-for.js'
import type { ExitCode } from '../exit-code.js'
import { exitCode } from '../exit-code.js'
import { outlineOf } from '../outline.js'
import type { Streams } from '../streams.js'

/** Prints the script that makes a shell complete the program's own command line. */
export const completionCommand = (shell: Shell, root: Command, { out }: Streams): ExitCode => {
  out(scriptFor[shell](outlineOf(root)))
  return exitCode.done
}
