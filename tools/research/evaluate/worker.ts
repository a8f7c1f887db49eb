// A thread of `npm run evaluate`: examines portraits and photos.
import { parentPort, workerData } from 'node:worker_threads'
import { examinerOver } from '@kaoiro/analyser/examiner'
import { loadFaceDetector } from '@kaoiro/analyser/node'
import { population } from '@kaoiro/fixtures/portrait/population/population'
import { degradedCases } from '@kaoiro/fixtures/portrait/population/degraded'
import { cellOf } from './contact-sheet.js'
import type { Analyser } from './examine/examine-file.js'
import { examineFile } from './examine/examine-file.js'
import { examineDegraded, examineSitter } from './examine/examine-photo.js'
import type { Setting, Task, TaskResult } from './records/tasks.js'

type Work = (analyser: Analyser, task: Task) => Promise<TaskResult>

const workOn = (setting: Setting): Work => {
  if (setting.kind === 'photos')
    return async (analyser, task) => {
      if (task.kind !== 'photo') throw new Error(`unexpected task: ${task.kind}`)
      const { record, pixels, face } = await examineFile(analyser, setting, task.photo)
      const isDrawn = task.onSheet && record.kind === 'photo' && pixels !== undefined
      return { record, cell: isDrawn ? await cellOf(record, pixels, face) : null }
    }
  const sitters = population(setting.seed, setting.count)
  const cases = degradedCases(setting.seed, setting.degraded)
  return async ({ examine }, task) => {
    const sitter = task.kind === 'sitter' ? sitters[task.index] : undefined
    if (sitter !== undefined) return { record: await examineSitter(examine, sitter), cell: null }
    const degraded = task.kind === 'degraded' ? cases[task.index] : undefined
    if (degraded === undefined) throw new Error(`unexpected task: ${task.kind}`)
    return { record: await examineDegraded(examine, degraded), cell: null }
  }
}

const work = workOn(workerData as Setting)

/** Loads the models once (0.3 s) for detection and examination. */
const loadAnalyser = async (): Promise<Analyser> => {
  const findFaces = await loadFaceDetector()
  return { findFaces, examine: examinerOver(findFaces) }
}

const loading = loadAnalyser()

// A rejection is not caught here: it ends the thread, and the pool reports it.
parentPort?.on('message', (task: Task) => {
  void loading
    .then((analyser) => work(analyser, task))
    .then((result) => parentPort?.postMessage(result))
})
