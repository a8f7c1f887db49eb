import { access } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import type { LazyAnalyser } from '../../../analyser/lazy-analyser.js'
import type { PreparedPhoto } from '../../../photo/preparation.js'
import { fileNotes } from '../../../photo/file-notes.js'
import { photoThreads } from '../../../photo/threads/photo-threads.js'
import { faultLine } from '../../../print/printable.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { systemPath } from '../../../system/byte-names.js'
import { resolveHairlines, wasSearched } from './hairline.js'
import type { ResolvedHairline } from './hairline.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseOptions } from '../settings/options.js'

interface ReadyPhotoContext {
  readonly analyser: LazyAnalyser
  readonly localised: Localised
  /** Prints a line about the photo or its hairline. */
  readonly note: (line: string) => unknown
  readonly signal: AbortSignal
}

interface ReadyPhoto {
  readonly jpeg: Uint8Array
  readonly resolved: ResolvedHairline
}

/** Prepares one photo and its hairline. Left: an error message if the photo cannot be prepared. */
export const readyPhoto = async (
  job: PhotoJob,
  options: DiagnoseOptions,
  context: ReadyPhotoContext,
): Promise<E.Either<string, ReadyPhoto>> => {
  const photo = await prepare(job.photo, options, context)
  if (E.isLeft(photo)) return photo
  const { jpeg } = photo.right
  const resolved = await resolveHairlines(context.analyser)(job, jpeg)
  noteHairline(resolved, context)
  return E.right({ jpeg, resolved })
}

const prepare = async (
  file: string,
  { imageEngine }: DiagnoseOptions,
  { localised: { messages, words, photoFault }, note, signal }: ReadyPhotoContext,
): Promise<E.Either<string, PreparedPhoto>> => {
  if (await canBeRead(file)) note(`${messages.preparing} …`)
  const preparation = photoThreads(imageEngine, 1, signal)
  const photo = await preparation.prepare(file).finally(preparation.close)
  if (E.isLeft(photo)) return E.left(faultLine(file, photoFault(photo.left)))
  const { original, prepared, hints } = photo.right
  note(`  ${original.width} × ${original.height} → ${prepared.width} × ${prepared.height}`)
  for (const each of fileNotes(words.photos, messages)(photo.right)) note(`  ${each}`)
  for (const hint of hints) note(`  ${messages.reasons[hint]}`)
  return photo
}

const canBeRead = (file: string): Promise<boolean> =>
  access(systemPath(file)).then(
    () => true,
    () => false,
  )

const noteHairline = (
  resolved: ResolvedHairline,
  { localised: { words }, note }: ReadyPhotoContext,
): void => {
  if (!wasSearched(resolved)) return
  const { hairline, hairlineFound } = resolved
  note(
    `  ${hairlineFound ? words.hairlineAt({ percent: hairline }) : words.hairlineNotFound({ percent: hairline })}`,
  )
}
