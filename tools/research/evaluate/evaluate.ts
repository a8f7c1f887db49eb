// `npm run evaluate`: measures how reliable the analysis is, on drawn portraits or on a folder of photos.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { optionsOf } from '../../programs/command-line.js'
import { workspace } from '../../programs/workspace.js'
import { durationText, progressOn } from '../../report/progress.js'
import { sheetOf, sheetSize } from './contact-sheet.js'
import { photosIn } from './examine/photos-in.js'
import { help } from './help.js'
import { halvesOf } from '../halves.js'
import type { DrawnOptions, Options, PairsOptions, PhotosOptions } from './options.js'
import { parseOptions } from './options.js'
import { outcomeOf, pairsOutcome } from './outcome.js'
import { photosOfLines } from './pairs/photo-lines.js'
import { runTasks } from './pool.js'
import { detailLines, photoFile } from './records/records.js'
import type { Setting, Task, TaskResult, Truth } from './records/tasks.js'
import { chosen, degradedCount, drawnTasks, spread } from './records/tasks.js'
import { truthIn } from './truth/truth-file.js'
import { idOf } from './truth/validity.js'

const fail = (why: string, code: number): never => {
  console.error(`evaluate: ${why}`)
  process.exit(code)
}

const requireFolderOf = (file: string | undefined): void => {
  if (file === undefined) return
  const folder = path.dirname(path.resolve(file))
  if (!existsSync(folder)) fail(`cannot write to ${folder}: folder not found`, 2)
}

const photoTasks = (root: string, options: PhotosOptions): ReadonlyArray<Task> => {
  if (!existsSync(root) || !statSync(root).isDirectory())
    return fail(`folder not found: ${root}`, 1)
  const { photos: files, brokenLinks } = photosIn(root)
  for (const link of brokenLinks) console.error(`evaluate: skipped a broken link: ${link}`)
  if (files.length === 0) return fail(`no .jpg, .jpeg or .png files in ${root}`, 1)
  const photos = chosen(files, options).map(photoFile(root, options.gender))
  if (photos.length === 0)
    return fail(`none of the ${files.length} photos in ${root} is in the ${options.half} half`, 1)
  const onSheet = new Set(options.sheet === undefined ? [] : spread(photos, sheetSize))
  return photos.map((photo) => ({ kind: 'photo', photo, onSheet: onSheet.has(photo) }))
}

/** Reads a text file, or ends the run with the reason why it cannot be read or used. */
const contentOf = <A>(file: string, parse: (text: string) => E.Either<string, A>): A => {
  if (!existsSync(file) || !statSync(file).isFile()) return fail(`file not found: ${file}`, 1)
  const content = parse(readFileSync(file, 'utf8'))
  return E.isRight(content) ? content.right : fail(`${file}: ${content.left}`, 1)
}

const truthFor = (file: string, tasks: ReadonlyArray<Task>): Truth => {
  const truth = contentOf(file, truthIn)
  const isKnown = (task: Task) =>
    task.kind === 'photo' && Object.hasOwn(truth, idOf(task.photo.file) ?? '')
  return tasks.some(isKnown)
    ? truth
    : fail(`${file}: no photo named ID-neutral belongs to a person in it. Choose their --photos`, 1)
}

const planOf = (options: DrawnOptions | PhotosOptions): readonly [Setting, ReadonlyArray<Task>] => {
  const { seed } = options
  if (options.kind === 'drawn') {
    const { count } = options
    return [{ kind: 'drawn', seed, count, degraded: degradedCount(count) }, drawnTasks(count)]
  }
  const { again, series } = options
  const folder = path.resolve(options.folder)
  const tasks = photoTasks(folder, options)
  const known = options.truth === undefined ? {} : { truth: truthFor(options.truth, tasks) }
  return [{ kind: 'photos', seed, folder, again, series, ...known }, tasks]
}

const examineAll = async (
  setting: Setting,
  tasks: ReadonlyArray<Task>,
): Promise<ReadonlyArray<TaskResult>> => {
  const progress = progressOn(process.stderr, tasks.length)
  const script = new URL('./worker.js', import.meta.url)
  const pool = runTasks<TaskResult>(script, setting, tasks, progress.finished)
  let stopping = false
  process.on('SIGINT', () => {
    // The signal may arrive twice: the terminal sends it to this process and to npm, and npm forwards it.
    if (stopping) return
    stopping = true
    progress.clear()
    console.error('evaluate: stopped, nothing was written')
    void pool.stop().finally(() => process.exit(130))
  })
  return pool.results.finally(progress.clear)
}

const pictureFile = 'evaluation/photos.svg'

const titleOf = (setting: Setting): string =>
  setting.kind === 'drawn'
    ? `${setting.count} drawn portraits, seed ${setting.seed}, and ${setting.degraded} for the reasons`
    : `Photos in ${setting.folder}, seed ${setting.seed}, ${setting.again} second photos of each`

const writeFigures = (file: string | undefined, figures: object): void => {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
}

const runPairs = ({ file, half, json }: PairsOptions): void => {
  requireFolderOf(json)
  const photos = contentOf(file, photosOfLines)
  const halfBy = halvesOf(photos.map(({ person }) => person))
  const outcome = pairsOutcome(
    photos.filter(({ person }) => half === undefined || halfBy.get(person) === half),
  )
  if (outcome === null) return fail(`${file}: at least one person needs two photos`, 1)
  console.log(`${outcome.report}\n`)
  writeFigures(json, outcome.figures)
}

const runPortraits = async (options: DrawnOptions | PhotosOptions): Promise<void> => {
  const sheet = options.kind === 'photos' ? options.sheet : undefined
  for (const file of [options.json, options.details, sheet]) requireFolderOf(file)
  if (!existsSync(path.join(workspace, 'analyser/dist/models')))
    fail('the landmark model is missing: run npm run build', 1)
  const [setting, tasks] = planOf(options)
  const start = performance.now()
  const results = await examineAll(setting, tasks)
  const records = results.map(({ record }) => record)
  const { report, figures, picture } = outcomeOf(setting, records)
  console.log(`${titleOf(setting)}\n${durationText(performance.now() - start)}\n\n${report}\n`)
  if (picture !== null) {
    mkdirSync(path.join(workspace, 'evaluation'), { recursive: true })
    writeFileSync(path.join(workspace, pictureFile), `${picture}\n`)
    console.log(`Picture: ${pictureFile}`)
  }
  writeFigures(options.json, figures)
  if (options.details !== undefined) writeFileSync(options.details, detailLines(records))
  if (sheet !== undefined)
    writeFileSync(
      sheet,
      await sheetOf(results.flatMap(({ cell }) => (cell === null ? [] : [cell]))),
    )
}

const run = async (options: Options): Promise<void> => {
  if (options.kind === 'pairs') runPairs(options)
  else await runPortraits(options)
}

await run(optionsOf('evaluate', help, parseOptions)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error), 1),
)
