// `npm run evaluate`: how far the analysis can be trusted, on drawn portraits or a folder of photos.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { encodePng } from '@kaoiro/fixtures/pixels/encode'
import { workspace } from '../../processes/workspace.js'
import { detailLines } from './records/details.js'
import { help } from './command/help.js'
import { parseOptions } from './command/options.js'
import type { Options, PhotosOptions } from './command/options.js'
import { outcomeOf } from './outcome.js'
import { photosIn } from './examine/read-photo.js'
import { chosen, spread } from './tasks/choice.js'
import { photoFile } from './records/photo-file.js'
import { sheetOf, sheetSize } from './photos/sheet/sheet.js'
import { runTasks } from './tasks/pool.js'
import { durationText, progressOn } from '../../report/progress.js'
import type { Done, Setting, Task } from './tasks/tasks.js'
import { drawnTasks, spoiledCount, workOf } from './tasks/tasks.js'

/** Ends the run with one line. */
const fail = (why: string, code: number): never => {
  console.error(`evaluate: ${why}`)
  process.exit(code)
}

const requireFolderOf = (file: string | undefined): void => {
  if (file !== undefined && !existsSync(path.dirname(path.resolve(file))))
    fail(`there is no folder ${path.dirname(path.resolve(file))} to write to`, 2)
}

const photoTasks = (root: string, options: PhotosOptions): ReadonlyArray<Task> => {
  if (!existsSync(root) || !statSync(root).isDirectory())
    return fail(`there is no folder ${root}`, 1)
  const files = photosIn(root)
  if (files.length === 0) return fail(`no .jpg, .jpeg or .png files in ${root}`, 1)
  const photos = chosen(files, options).map(photoFile(root, options.gender))
  if (photos.length === 0)
    return fail(`none of the ${files.length} photos in ${root} is in the ${options.half} half`, 1)
  const sheet = new Set(options.sheet === undefined ? [] : spread(photos, sheetSize))
  return photos.map((photo) => ({ kind: 'photo', photo, onSheet: sheet.has(photo) }))
}

const planOf = (options: Options): readonly [Setting, ReadonlyArray<Task>] => {
  const { seed } = options
  if (options.kind === 'drawn') {
    const { count } = options
    return [{ kind: 'drawn', seed, count, spoiled: spoiledCount(count) }, drawnTasks(count)]
  }
  const { again, series } = options
  const folder = path.resolve(options.folder)
  return [{ kind: 'photos', seed, folder, again, series }, photoTasks(folder, options)]
}

const measure = async (
  setting: Setting,
  tasks: ReadonlyArray<Task>,
): Promise<ReadonlyArray<Done>> => {
  const examinations = workOf(setting)
  const work = tasks.reduce((sum, task) => sum + examinations(task), 0)
  const progress = progressOn(process.stderr, { tasks: tasks.length, work }, () =>
    performance.now(),
  )
  const pool = runTasks<Task, Done>(
    new URL('./worker.js', import.meta.url),
    setting,
    tasks,
    (task) => progress.finished(examinations(task)),
  )
  let stopping = false
  process.on('SIGINT', () => {
    // npm passes on what the terminal has sent already.
    if (stopping) return
    stopping = true
    progress.clear()
    console.error('evaluate: stopped, nothing was written')
    void pool.stop().finally(() => process.exit(130))
  })
  return pool.results.finally(progress.clear)
}

const titleOf = (setting: Setting): string =>
  setting.kind === 'drawn'
    ? `${setting.count} drawn portraits, seed ${setting.seed}, and ${setting.spoiled} for the reasons`
    : `Photos in ${setting.folder}, seed ${setting.seed}, ${setting.again} second photos of each`

const run = async (options: Options): Promise<void> => {
  requireFolderOf(options.json)
  requireFolderOf(options.details)
  const sheet = options.kind === 'photos' ? options.sheet : undefined
  requireFolderOf(sheet)
  const [setting, tasks] = planOf(options)
  const start = performance.now()
  const done = await measure(setting, tasks)
  const records = done.map(({ record }) => record)
  const { report, figures, picture } = outcomeOf(setting, records)
  console.log(`${titleOf(setting)}\n${durationText(performance.now() - start)}\n\n${report}\n`)
  const folder = path.join(workspace, 'evaluation')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, picture.name), `${picture.svg}\n`)
  console.log(`Picture: ${path.join('evaluation', picture.name)}`)
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)
  if (options.details !== undefined) writeFileSync(options.details, detailLines(records))
  if (sheet !== undefined) {
    const cells = done.flatMap(({ cell }) => (cell === null ? [] : [cell]))
    writeFileSync(sheet, await encodePng(sheetOf(cells)))
  }
}

const request = parseOptions(process.argv.slice(2))
if (request.kind === 'help') console.log(help)
else if (request.kind === 'wrong') fail(`${request.why} (--help shows the options)`, 2)
else
  await run(request.options).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error), 1),
  )
