import { writeFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import type { Streams } from '../system/streams.js'
import type { ExitCode } from './exit-code.js'
import { exitCode } from './exit-code.js'
import { errorText } from '../system/system-error.js'
import { printable } from '../print/printable.js'

/** Ends a command that makes a file: writes the file, or reports in one line why it could not be made or written. */
export async function finishWithFile(
  made: E.Either<string, string | Uint8Array>,
  file: string | undefined,
  writeErrors: Readonly<Record<string, string>>,
  streams: Streams,
): Promise<ExitCode> {
  const written = E.isLeft(made) ? made : await writeOutput(made.right, file, writeErrors, streams)
  if (E.isRight(written)) return exitCode.done
  streams.err(`kaoiro: ${written.left}\n`)
  return exitCode.failed
}

/** Writes a file, or to stdout without a file name, unless that is a terminal. Left: the error in one line. */
const writeOutput = async (
  data: string | Uint8Array,
  file: string | undefined,
  writeErrors: Readonly<Record<string, string>>,
  { out, outIsTerminal }: Streams,
): Promise<E.Either<string, void>> => {
  if (file === undefined)
    return outIsTerminal ? E.left(writeErrors['TERMINAL'] ?? '') : E.right(void out(data))
  return writeFile(file, data).then(E.right, (error: unknown) =>
    E.left(`${printable(file)}: ${errorText(error, writeErrors)}`),
  )
}
