import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Gender } from '@kaoiro/core/diagnosis'
import { decodeEdited } from '@kaoiro/store/decode-text'
import * as E from 'fp-ts/lib/Either.js'
import type { HairlineChoice } from '../command-line/option-parsers.js'
import { systemPath } from '../system/byte-names.js'
import { isSpecialFile } from '../system/files.js'
import { systemFault } from '../system/system-error.js'
import type { NameFinder } from './folder-entries.js'
import { nameFinder } from './folder-entries.js'
import type { ManifestRow } from './manifest.js'
import { isUrl, isPattern, picturesIn, picturesMatching } from './photo-files.js'
import type { ListedRow, PhotoJob, NamedJob } from './photo-jobs.js'
import { uniqueJobs } from './photo-jobs.js'
import type { SourceFault } from './source-fault.js'

/** Defaults for photos without a manifest or with empty fields in it. */
export interface SourceDefaults {
  readonly gender: Gender | undefined
  readonly hairline: HairlineChoice
}

interface NamedPhoto {
  readonly source: string
  readonly photo: string
  readonly row: ManifestRow | null
}

type Faults = ReadonlyArray<SourceFault>

type WholeFault =
  | 'isUrl'
  | 'emptyFolder'
  | 'nothingMatches'
  | 'isSpecial'
  | 'notUtf8'
  | 'emptyManifest'

/** A fault of a whole argument. */
const fault = (source: string, kind: WholeFault): E.Either<Faults, never> =>
  E.left([{ kind, source, line: null }])

/** Collects the photos of files, folders, patterns and manifests, without duplicates. Left: all faults. */
export async function collectJobs(
  sources: ReadonlyArray<string>,
  defaults: SourceDefaults,
): Promise<E.Either<Faults, ReadonlyArray<PhotoJob>>> {
  const names = nameFinder()
  const found = (await Promise.all(sources.map(names.find))).flat()
  const named = await Promise.all(found.map(photosNamedBy(names)))
  const resolved = named.map(E.flatMap(applyDefaults(defaults)))
  const faults = resolved.flatMap((either) => (E.isLeft(either) ? either.left : []))
  return faults.length > 0
    ? E.left(faults)
    : uniqueJobs(resolved.flatMap((either) => (E.isRight(either) ? either.right : [])))
}

/** Whether an argument is a single photo rather than a batch. The result of a single photo is printed as text. */
export async function isOnePhoto(source: string): Promise<boolean> {
  return (
    !isUrl(source) && !isManifest(source) && (await sourceKind(await existing(source))) === 'file'
  )
}

const existing = async (source: string): Promise<string> =>
  (await nameFinder().find(source))[0] ?? source

const isManifest = (source: string): boolean => /\.csv$/i.test(source)

/** An existing file takes precedence over a pattern. Any other name counts as a file, to be reported as
 * missing.
 */
const sourceKind = (source: string): Promise<'file' | 'folder' | 'pattern'> =>
  stat(systemPath(source)).then(
    (stats) => (stats.isDirectory() ? 'folder' : 'file'),
    () => (isPattern(source) ? 'pattern' : 'file'),
  )

const photosNamedBy =
  (names: NameFinder) =>
  async (source: string): Promise<E.Either<Faults, ReadonlyArray<NamedPhoto>>> => {
    if (isUrl(source)) return fault(source, 'isUrl')
    const kind = await sourceKind(source)
    if (kind !== 'folder' && isManifest(source)) return photosOfManifest(source, names)
    if (kind === 'file') return E.right([{ source, photo: path.normalize(source), row: null }])
    const photos = await (kind === 'folder' ? picturesIn(source) : picturesMatching(source, names))
    return photos.length === 0
      ? fault(source, kind === 'folder' ? 'emptyFolder' : 'nothingMatches')
      : E.right(photos.map((photo) => ({ source, photo, row: null })))
  }

const photosOfManifest = async (
  source: string,
  { find }: NameFinder,
): Promise<E.Either<Faults, ReadonlyArray<NamedPhoto>>> => {
  if (await isSpecialFile(systemPath(source))) return fault(source, 'isSpecial')
  const bytes = await readFile(systemPath(source)).then(E.right, (error: unknown) =>
    E.left<Faults>([{ kind: 'notRead', source, line: null, ...systemFault(error) }]),
  )
  if (E.isLeft(bytes)) return bytes
  const csv = decodeEdited(bytes.right)
  if (csv === null) return fault(source, 'notUtf8')
  const { parseManifest } = await import('./manifest.js')
  const rows = parseManifest(csv)
  if (E.isLeft(rows)) return E.left(rows.left.map((each) => ({ ...each, source })))
  if (rows.right.length === 0) return fault(source, 'emptyManifest')
  const fromManifest = (file: string) =>
    path.isAbsolute(file) ? path.normalize(file) : path.join(path.dirname(source), file)
  const photos = rows.right.map(async (row) =>
    (await find(fromManifest(row.path))).map((photo) => ({ source, photo, row })),
  )
  return E.right((await Promise.all(photos)).flat())
}

const listed = ({ path: input, line, columns }: ManifestRow): ListedRow => ({
  ...{ input, line },
  ...(columns === undefined ? {} : { columns }),
})

const applyDefaults =
  ({ gender, hairline }: SourceDefaults) =>
  (named: ReadonlyArray<NamedPhoto>): E.Either<Faults, ReadonlyArray<NamedJob>> => {
    const resolved = named.map(({ source, photo, row }): E.Either<SourceFault, NamedJob> => {
      const line = row?.line ?? null
      const photoGender = row?.gender ?? gender
      if (photoGender === undefined) return E.left({ kind: 'noGender', source, line })
      const job = {
        ...{ photo, gender: photoGender, hairline: row?.hairline ?? hairline },
        ...(row?.person === undefined ? {} : { person: row.person }),
        ...(row === null ? {} : { row: listed(row) }),
      }
      return E.right({ source, line, job })
    })
    const faults = resolved.flatMap((either) => (E.isLeft(either) ? [either.left] : []))
    return faults.length > 0
      ? // For a folder, once for all its photos.
        E.left(faults.filter(({ line }, index) => index === 0 || line !== null))
      : E.right(resolved.flatMap((either) => (E.isRight(either) ? [either.right] : [])))
  }
