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
import type { ManifestFault, ManifestRow } from './manifest.js'
import { isUrl, isPattern, picturesIn, picturesMatching } from './photo-files.js'
import type { ListedRow, PhotoJob, NamedJob, TwoPeople } from './photo-jobs.js'
import { uniqueJobs } from './photo-jobs.js'

/** Why an argument, `source`, cannot be used. */
export type SourceFault = { readonly source: string } & (
  | TwoPeople
  | { readonly _tag: 'IsUrl' }
  | { readonly _tag: 'EmptyFolder' }
  | { readonly _tag: 'NothingMatches' }
  | { readonly _tag: 'EmptyManifest' }
  | { readonly _tag: 'ManifestNotRead'; readonly code: string; readonly detail: string }
  | { readonly _tag: 'ManifestIsSpecial' }
  | { readonly _tag: 'ManifestNotUtf8' }
  | { readonly _tag: 'BadRow'; readonly fault: ManifestFault }
  /** `line`: of the manifest; null if the argument is a photo. */
  | { readonly _tag: 'NoGender'; readonly line: number | null }
)

/** Defaults for photos without a manifest or with empty fields in it. */
export interface SourceDefaults {
  readonly gender: Gender | undefined
  readonly hairline: HairlineChoice
}

type MissingGender = Extract<SourceFault, { readonly _tag: 'NoGender' }>

interface NamedPhoto {
  readonly source: string
  readonly photo: string
  readonly row: ManifestRow | null
}

type Faults = ReadonlyArray<SourceFault>

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
    if (isUrl(source)) return E.left([{ _tag: 'IsUrl', source }])
    const kind = await sourceKind(source)
    if (kind !== 'folder' && isManifest(source)) return photosOfManifest(source, names)
    if (kind === 'file') return E.right([{ source, photo: path.normalize(source), row: null }])
    const photos = await (kind === 'folder' ? picturesIn(source) : picturesMatching(source, names))
    return photos.length === 0
      ? E.left([{ _tag: kind === 'folder' ? 'EmptyFolder' : 'NothingMatches', source }])
      : E.right(photos.map((photo) => ({ source, photo, row: null })))
  }

const photosOfManifest = async (
  source: string,
  { find }: NameFinder,
): Promise<E.Either<Faults, ReadonlyArray<NamedPhoto>>> => {
  if (await isSpecialFile(systemPath(source)))
    return E.left([{ _tag: 'ManifestIsSpecial', source }])
  const bytes = await readFile(systemPath(source)).then(E.right, (error: unknown) =>
    E.left<Faults>([{ _tag: 'ManifestNotRead', source, ...systemFault(error) }]),
  )
  if (E.isLeft(bytes)) return bytes
  const csv = decodeEdited(bytes.right)
  if (csv === null) return E.left([{ _tag: 'ManifestNotUtf8', source }])
  const { parseManifest } = await import('./manifest.js')
  const rows = parseManifest(csv)
  if (E.isLeft(rows)) return E.left(rows.left.map((fault) => ({ _tag: 'BadRow', source, fault })))
  if (rows.right.length === 0) return E.left([{ _tag: 'EmptyManifest', source }])
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
    const resolved = named.map(({ source, photo, row }): E.Either<MissingGender, NamedJob> => {
      const line = row?.line ?? null
      const photoGender = row?.gender ?? gender
      if (photoGender === undefined) return E.left({ _tag: 'NoGender', source, line })
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
