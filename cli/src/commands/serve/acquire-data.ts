import path from 'node:path'
import type { Config } from '@kaoiro/api'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { mkdtemp, rmdir } from 'node:fs/promises'
import { printable } from '../../print/printable.js'
import type { Release } from '../../system/lock.js'
import { describeHolder, acquireLock } from '../../system/lock.js'
import { makeFolder } from '../../system/make-folder.js'
import type { Refusal } from './refusal.js'
import { refusal, tryOrRefuse } from './refusal.js'
import type { ServeTexts } from '@kaoiro/texts/types'

/** Creates the data folder if the configuration needs one, and locks an embedded database for this process. */
export const acquireData =
  (words: ServeTexts) =>
  ({ database, bucket }: Config): TE.TaskEither<Refusal, Release> =>
    pipe(
      [database, bucket].flatMap((place) => (place._tag === 'Folder' ? [place.folder] : [])),
      TE.traverseSeqArray((folder) => makeParentFolder(words, path.dirname(folder))),
      TE.chain(() =>
        database._tag === 'Folder' ? lockDatabase(words, database.folder) : TE.right(noLock),
      ),
    )

const noLock: Release = () => Promise.resolve()

const makeParentFolder = ({ data }: ServeTexts, folder: string): TE.TaskEither<Refusal, void> =>
  tryOrRefuse(
    () => makeDataFolder(folder),
    (code, detail) => `${printable(folder)}: ${data[code] ?? detail}`,
  )

const lockDatabase = (words: ServeTexts, folder: string): TE.TaskEither<Refusal, Release> =>
  pipe(
    tryOrRefuse(
      () => acquireLock(folder),
      (code, detail) => `${printable(folder)}: ${words.data[code] ?? detail}`,
    ),
    TE.chainEitherK(
      E.mapLeft((inUse) =>
        refusal(
          `${printable(folder)}: ${words.inUse({ process: describeHolder(inUse), lock: printable(inUse.lock) })}`,
        ),
      ),
    ),
  )

/**
 * Creates a folder and its parents, and checks that a folder can be created in it. Rejects with the
 * system's error.
 */
export const makeDataFolder = async (folder: string): Promise<void> => {
  await makeFolder(folder)
  await rmdir(await mkdtemp(path.join(folder, 'kaoiro-')))
}
