// `npm run evaluate`: measures how reliable the analysis is, on drawn portraits or on a folder of photos.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { optionsOf } from '../../programs/command-line.js'
import { workspace } from '../../programs/workspace.js'
import { durationText, progressOn } from '../../report/progress.js'
import { sheetOf, sheetSize } from './contact-sheet.js'
import { photosIn } from './examine/read-photo.js'
import { help } from './help.js'
import type { Options, PhotosOptions } from './options.js'
import { parseOptions } from './options.js'
import { outcomeOf } from './outcome.js'
import { runTasks } from './pool.js'
import { detailLines, photoFile } from './records/records.js'
import type { Setting, Task, TaskResult } from './records/tasks.js'
import { chosen, degradedCount, drawnTasks, spread } from './records/tasks.js'

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
  const files = photosIn(root)
  if (files.length === 0) return fail(`no .jpg, .jpeg or .png files in ${root}`, 1)
  const photos = chosen(files, options).map(photoFile(root, options.gender))
  if (photos.length === 0)
    return fail(`none of the ${files.length} photos in ${root} is in the ${options.half} half`, 1)
  const onSheet = new Set(options.sheet === undefined ? [] : spread(photos, sheetSize))
  return photos.map((photo) => ({ kind: 'photo', photo, onSheet: onSheet.has(photo) }))
}

const planOf = (options: Options): readonly [Setting, ReadonlyArray<Task>] => {
  const { seed } = options
  if (options.kind === 'drawn') {
    const { count } = options
    return [{ kind: 'drawn', seed, count, degraded: degradedCount(count) }, drawnTasks(count)]
  }
  const { again, series } = options
  const folder = path.resolve(options.folder)
  return [{ kind: 'photos', seed, folder, again, series }, photoTasks(folder, options)]
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

const run = async (options: Options): Promise<void> => {
  const sheet = options.kind === 'photos' ? options.sheet : undefined
  for (const file of [options.json, options.details, sheet]) requireFolderOf(file)
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
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)
  if (options.details !== undefined) writeFileSync(options.details, detailLines(records))
  if (sheet !== undefined)
    writeFileSync(
      sheet,
      await sheetOf(results.flatMap(({ cell }) => (cell === null ? [] : [cell]))),
    )
}

await run(optionsOf('evaluate', help, parseOptions)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error), 1),
)
