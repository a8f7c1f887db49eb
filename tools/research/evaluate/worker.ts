import { parentPort, workerData } from 'node:worker_threads'
import { examinerOver } from '@kaoiro/analyser/examiner'
import { loadFaceDetector } from '@kaoiro/api/face-detector'
import { population } from '@kaoiro/fixtures/portrait/population/population'
import { spoiledCases } from '@kaoiro/fixtures/portrait/population/spoiled'
import type { Analyser } from './examine/examine-file.js'
import { examineFile } from './examine/examine-file.js'
import type { PhotoFile } from './records/photo-file.js'
import { cellOf } from './photos/sheet/cell.js'
import type { Assigned, Finished } from './tasks/pool.js'
import type { EvaluationRecord } from './records/record.js'
import { examineSitter, examineSpoiled } from './examine/drawn-subjects.js'
import type { Done, PhotosSetting, Setting, Task } from './tasks/tasks.js'

type Work = (analyser: Analyser, task: Task) => Promise<Done>

const alone = async (record: Promise<EvaluationRecord>): Promise<Done> => ({
  record: await record,
  cell: null,
})

const photoWork =
  (setting: PhotosSetting) =>
  async (analyser: Analyser, photo: PhotoFile, onSheet: boolean): Promise<Done> => {
    const { record, pixels, face } = await examineFile(analyser, setting, photo)
    const isDrawn = onSheet && record.kind === 'photo' && pixels !== undefined
    return { record, cell: isDrawn ? await cellOf(record, pixels, face) : null }
  }

const workOn = (setting: Setting): Work => {
  if (setting.kind === 'photos') {
    const examine = photoWork(setting)
    return (analyser, task) =>
      task.kind === 'photo'
        ? examine(analyser, task.photo, task.onSheet)
        : Promise.reject(new Error('no portraits are drawn here'))
  }
  const sitters = population(setting.seed, setting.count)
  const cases = spoiledCases(setting.seed, setting.spoiled)
  return ({ examine }, task) => {
    const sitter = task.kind === 'sitter' ? sitters[task.index] : undefined
    const spoiled = task.kind === 'spoiled' ? cases[task.index] : undefined
    if (sitter !== undefined) return alone(examineSitter(examine, sitter))
    if (spoiled !== undefined) return alone(examineSpoiled(examine, spoiled))
    return Promise.reject(new Error('there is no such portrait'))
  }
}

const work = workOn(workerData as Setting)

/** One model for both: each takes some 0.3 s to load. */
const loadAnalyser = async (): Promise<Analyser> => {
  const findFaces = await loadFaceDetector()
  return { findFaces, examine: examinerOver(findFaces) }
}

const loading = loadAnalyser()

const finish = async ({ index, task }: Assigned<Task>): Promise<Finished<Done>> => ({
  index,
  result: await work(await loading, task),
})

// A rejection is not caught here: it ends the thread, and the pool hears of it.
parentPort?.on('message', (assigned: Assigned<Task>) => {
  void finish(assigned).then((finished) => parentPort?.postMessage(finished))
})
