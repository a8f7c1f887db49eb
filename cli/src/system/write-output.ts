import { writeFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import type { Streams } from './streams.js'
import { errorText } from './system-error.js'
import { printable } from '../print/printable.js'

/** Writes a file, or to stdout without a file name. Left: the error in one line. */
export const writeOutput = async (
  data: string | Uint8Array,
  file: string | undefined,
  writeErrors: Readonly<Record<string, string>>,
  { out }: Streams,
): Promise<E.Either<string, void>> => {
  if (file === undefined) return E.right(void out(data))
  return writeFile(file, data).then(E.right, (error: unknown) =>
    E.left(`${printable(file)}: ${errorText(error, writeErrors)}`),
  )
}
