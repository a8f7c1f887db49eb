import type { Command } from 'commander'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import type { Outline } from '../../command-line/outline.js'
import { outlineOf } from '../../command-line/outline.js'
import type { Streams } from '../../system/streams.js'
import { bashScript } from './bash.js'
import { fishScript } from './fish.js'
import { zshScript } from './zsh.js'

/** Prints the completion script for a shell. */
export const completionCommand = (shell: Shell, root: Command, { out }: Streams): ExitCode => {
  out(completionScripts[shell](outlineOf(root)))
  return exitCode.done
}

export type Shell = 'bash' | 'zsh' | 'fish'

/** The completion scripts. They contain all words to complete, so they need not run the program. */
export const completionScripts: Readonly<Record<Shell, (outline: Outline) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}
