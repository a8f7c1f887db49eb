import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { examinationOf } from '@kaoiro/analyser/analyse'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Norms } from '@kaoiro/core/norms'
import { readNorms } from '@kaoiro/store/read'
import { Piscina } from 'piscina'
import { globSync } from 'tinyglobby'
import { optionsOf } from '../../programs/command-line.js'
import { workspace } from '../../programs/workspace.js'
import { durationText, progressOn } from '../../report/progress.js'
import { help, parseOptions } from './options.js'
import type { EvidenceOptions, PhotosOptions } from './options.js'
import { labelledOutcome, outcomeOf, pairsOutcome } from './outcome.js'
import { ownNorms, photosOfRecords } from './pairs/paired-people.js'
import type { PairedPhoto } from './pairs/paired-people.js'
import { photosOfLines } from './pairs/photo-lines.js'
import type { Answer, EvaluationRecord, PhotoFile, Setting, Truth } from './records/records.js'
import { detailLines, filesOfPeople, isResult, ofKind, photoFile } from './records/records.js'
import { truthIn } from './truth/truth-file.js'
import { idOf } from './truth/validity.js'

// `npm run evaluate`: measures how reliable the analysis is, on a folder of photos or on evidence.

const fail = (why: string, code: number): never => {
  console.error(`evaluate: ${why}`)
  process.exit(code)
}

const requireFolderOf = (file: string | undefined): void => {
  if (file === undefined) return
  const folder = path.dirname(path.resolve(file))
  if (!existsSync(folder)) fail(`cannot write to ${folder}: folder not found`, 2)
}

const photosOf = (root: string, options: PhotosOptions): ReadonlyArray<PhotoFile> => {
  if (!existsSync(root) || !statSync(root).isDirectory())
    return fail(`folder not found: ${root}`, 1)
  const files = globSync('**/*.{jpg,jpeg,png}', { cwd: root, caseSensitiveMatch: false }).sort()
  if (files.length === 0) return fail(`no .jpg, .jpeg or .png files in ${root}`, 1)
  return filesOfPeople(files, options.limit ?? Infinity).map(photoFile(root, options.gender))
}

/** Reads a text file, or ends the run with the reason why it cannot be read or used. */
const contentOf = <A>(file: string, parse: (text: string) => E.Either<string, A>): A => {
  if (!existsSync(file) || !statSync(file).isFile()) return fail(`file not found: ${file}`, 1)
  const content = parse(readFileSync(file, 'utf8'))
  return E.isRight(content) ? content.right : fail(`${file}: ${content.left}`, 1)
}

const truthFor = (file: string, photos: ReadonlyArray<PhotoFile>): Truth => {
  const truth = contentOf(file, truthIn)
  return photos.some((photo) => Object.hasOwn(truth, idOf(photo.file) ?? ''))
    ? truth
    : fail(`${file}: no photo named ID-neutral belongs to a person in it. Choose their --photos`, 1)
}

const examineAll = async (
  setting: Setting,
  photos: ReadonlyArray<PhotoFile>,
): Promise<ReadonlyArray<EvaluationRecord>> => {
  const progress = progressOn(process.stderr, photos.length)
  const filename = new URL('./worker.js', import.meta.url).href
  const pool = new Piscina({ filename, workerData: setting, concurrentTasksPerWorker: 1 })
  process.on('SIGINT', () => {
    progress.clear()
    console.error('evaluate: stopped, nothing was written')
    process.exit(130)
  })
  const records = photos.map(async (photo) => {
    const record = (await pool.run(photo)) as EvaluationRecord
    progress.finished()
    return record
  })
  try {
    return await Promise.all(records)
  } finally {
    progress.clear()
    await pool.destroy()
  }
}

const writeFigures = (file: string | undefined, figures: object): void => {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
}

/** The norms that were asked for; undefined for those of an unknown place. */
const normsBy = async (
  given: string | undefined,
  photos: ReadonlyArray<PairedPhoto>,
): Promise<Norms | undefined> => {
  if (given === undefined) return undefined
  if (given !== 'own') {
    const norms = await readNorms(given)
    return E.isRight(norms)
      ? norms.right
      : fail(`${given} does not contain norms: make them with kaoiro norms`, 1)
  }
  return ownNorms(photos) ?? fail('--norms own needs at least 20 photos', 1)
}

const runEvidence = async ({ kind, file, norms: by, json }: EvidenceOptions): Promise<void> => {
  requireFolderOf(json)
  const photos = contentOf(file, photosOfLines)
  const norms = await normsBy(by, photos)
  const judged = photos.map((photo) => ({
    ...photo,
    examinedAs: (gender: Gender) => photo.examinedAs(gender, norms),
  }))
  const outcome = kind === 'pairs' ? pairsOutcome(judged) : labelledOutcome(photos)
  if (outcome === null) {
    const missing = kind === 'pairs' ? 'no person has two photos' : 'no line has a season'
    return fail(`${file}: ${missing}`, 1)
  }
  console.log(`${outcome.report}\n`)
  writeFigures(json, outcome.figures)
}

const reexaminedBy =
  (norms: Norms | undefined) =>
  (record: EvaluationRecord): EvaluationRecord => {
    if (record.kind !== 'photo' || norms === undefined) return record
    const again = (answer: Answer): Answer =>
      isResult(answer) ? examinationOf(record.gender, answer.evidence, norms) : answer
    return {
      ...record,
      answer: again(record.answer),
      again: record.again.map(again),
    }
  }

const runPhotos = async (options: PhotosOptions): Promise<void> => {
  for (const file of [options.json, options.details]) requireFolderOf(file)
  if (!existsSync(path.join(workspace, 'analyser/dist/models')))
    fail('the landmark model is missing: run npm run build', 1)
  const folder = path.resolve(options.folder)
  const photos = photosOf(folder, options)
  const known = options.truth === undefined ? {} : { truth: truthFor(options.truth, photos) }
  const setting: Setting = { folder, ways: options.ways, ...known }
  const start = performance.now()
  const examined = await examineAll(setting, photos)
  const norms = await normsBy(options.norms, photosOfRecords(ofKind('photo')(examined)))
  const records = examined.map(reexaminedBy(norms))
  const { report, figures } = outcomeOf(setting, records)
  console.log(`Photos in ${folder}`)
  console.log(`${durationText(performance.now() - start)}\n\n${report}\n`)
  writeFigures(options.json, figures)
  if (options.details !== undefined) writeFileSync(options.details, detailLines(records))
}

try {
  const options = optionsOf('evaluate', help, parseOptions)
  if (options.kind === 'photos') await runPhotos(options)
  else await runEvidence(options)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1)
}
