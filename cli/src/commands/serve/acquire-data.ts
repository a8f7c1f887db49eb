import path from 'node:path'
import type { Config } from '@kaoiro/api'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Release } from '../../system/lock.js'
import { holderOf, lockFor } from '../../system/lock.js'
import { printable } from '../../print/printable.js'
import type { Refusal } from './refusal.js'
import { refusal, trying } from './refusal.js'
import type { ServeWords } from './words.js'
import { mkdtemp, rmdir } from 'node:fs/promises'
import { makeFolder } from '../../system/make-folder.js'

/** Makes the data folder where one is needed, and takes an embedded database for this process alone. */
export const takeData =
  (words: ServeWords) =>
  ({ database, bucket }: Config): TE.TaskEither<Refusal, Release> =>
    pipe(
      [database, bucket].flatMap((place) => (place._tag === 'Folder' ? [place.folder] : [])),
      TE.traverseSeqArray((folder) => made(words, path.dirname(folder))),
      TE.chain(() =>
        database._tag === 'Folder' ? locked(words, database.folder) : TE.right(nothingHeld),
      ),
    )

const nothingHeld: Release = () => Promise.resolve()

const made = ({ data }: ServeWords, folder: string): TE.TaskEither<Refusal, void> =>
  trying(
    () => makeDataFolder(folder),
    (code, detail) => `${printable(folder)}: ${data[code] ?? detail}`,
  )

const locked = (words: ServeWords, folder: string): TE.TaskEither<Refusal, Release> =>
  pipe(
    trying(
      () => lockFor(folder),
      (code, detail) => `${printable(folder)}: ${words.data[code] ?? detail}`,
    ),
    TE.chainEitherK(
      E.mapLeft((inUse) =>
        refusal(`${printable(folder)}: ${words.inUse(holderOf(inUse), printable(inUse.lock))}`),
      ),
    ),
  )

/**
 * Makes a folder with all above it, and makes sure that one can be made within it. Rejects with the
 * system's error.
 */
export const makeDataFolder = async (folder: string): Promise<void> => {
  await makeFolder(folder)
  await rmdir(await mkdtemp(path.join(folder, 'kaoiro-')))
}
