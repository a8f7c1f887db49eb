import { existsSync } from 'node:fs'
import type { Norms } from '@kaoiro/core/norms'
import { minPeople } from '@kaoiro/analyser/colour'
import { loadTerminal } from '@kaoiro/texts/load'
import type { NormsTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { finishWithFile } from '../../command-line/finish-with-file.js'
import { printable } from '../../print/printable.js'
import { checkReplaceable } from '../../system/files.js'
import type { Streams } from '../../system/streams.js'
import { errorText } from '../../system/system-error.js'
import type { MadeNorms, NormsOptions } from './from-service.js'
import { normsFromService, failed } from './from-service.js'

/** Makes norms from photos, or from the sums of a service, and writes them in one step at the end. */
export async function normsCommand(
  photos: ReadonlyArray<string>,
  options: NormsOptions,
  streams: Streams,
): Promise<ExitCode> {
  const words = await loadTerminal(options.lang, 'norms')
  const refused = await outFault(options, words)
  const made = refused ?? (await makeNorms(photos, options, words, streams))
  if (E.isLeft(made)) {
    for (const line of made.left.lines) streams.err(`kaoiro: ${line}\n`)
    return made.left.code
  }
  const json = `${JSON.stringify(made.right, null, 2)}\n`
  const code = await finishWithFile(E.right(json), options.out, words.writeErrors, streams)
  if (code === exitCode.done && options.quiet !== true)
    streams.err(`${summary(made.right, words)}\n`)
  return code
}

/** Why the file cannot be written, found before the work: norms are replaced only on request. */
const outFault = async (
  { out, overwrite }: NormsOptions,
  { exists, writeErrors }: NormsTexts,
): Promise<MadeNorms | null> => {
  if (out === undefined) return null
  if (overwrite !== true && existsSync(out)) return failed(`${printable(out)}: ${exists}`)
  return checkReplaceable(out).then(
    () => null,
    (error: unknown) => failed(`${printable(out)}: ${errorText(error, writeErrors)}`),
  )
}

const makeNorms = async (
  photos: ReadonlyArray<string>,
  options: NormsOptions,
  words: NormsTexts,
  streams: Streams,
): Promise<MadeNorms> => {
  if (options.api !== undefined) return normsFromService(options.api, options, words, streams)
  const { normsFromPhotos } = await import('./from-photos.js')
  return normsFromPhotos(photos, options, words, streams)
}

/** How many people the norms are of, and what to do with them. */
const summary = (
  { version, everybody, women, men }: Norms,
  { people, few, put }: NormsTexts,
): string =>
  [
    people({ version, all: everybody.skin.people }),
    ...(women === undefined || men === undefined ? [few({ min: minPeople })] : []),
    put,
  ].join('\n')
