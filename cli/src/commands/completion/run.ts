import type { Language } from '@kaoiro/core/language'
import type { Command } from 'commander'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import type { Outline } from '../../command-line/outline.js'
import { outlineOf } from '../../command-line/outline.js'
import { loadTerminal } from '@kaoiro/texts/load'
import { localise } from '../../command-line/localise.js'
import type { Streams } from '../../system/streams.js'
import { bashScript } from './bash.js'
import { fishScript } from './fish.js'
import { zshScript } from './zsh.js'

/** Prints the completion script for a shell, with descriptions in the language of the locale. */
export async function completionCommand(
  shell: Shell,
  root: Command,
  language: Language,
  streams: Streams,
): Promise<ExitCode> {
  const texts = await loadTerminal(language, 'help')
  streams.out(completionScripts[shell](outlineOf(localise(root, texts, streams))))
  return exitCode.done
}

export type Shell = 'bash' | 'zsh' | 'fish'

/** The completion scripts. They contain all words to complete, so they need not run the program. */
export const completionScripts: Readonly<Record<Shell, (outline: Outline) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}
