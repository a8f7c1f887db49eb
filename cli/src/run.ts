import { CommanderError } from 'commander'
import type { ExitCode } from './command-line/exit-code.js'
import { exitCode } from './command-line/exit-code.js'
import { printable } from './print/printable.js'
import { program } from './program.js'
import type { Streams } from './system/streams.js'
import { errorText } from './system/system-error.js'

/** Runs the program in this process and resolves to its exit code. */
export const run = async (args: ReadonlyArray<string>, streams: Streams): Promise<ExitCode> => {
  let code: ExitCode = exitCode.done
  const finish = (result: ExitCode) => {
    code = result
  }
  try {
    await program({ streams, finish }).parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCode.done : exitCode.usage
    streams.err(`kaoiro: ${errorText(error).split('\n').map(printable).join('\n')}\n`)
    return exitCode.failed
  }
}
