import { readFile } from 'node:fs/promises'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis/analysis-request'
import type { DeviceAnswer, WorkerMessage } from '../../src/device/worker-messages.js'
import type { Tab } from '../engines/engine.js'
import { run } from '../engines/run.js'
import type { ExaminedPhoto } from './examined-photos.js'

// Functions that run in a page. Each is sent as its own text, and sees nothing of this file.

/** Starts the worker of the built site, as the site does, and resolves once it can answer. */
const startWorker = (script: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { type: 'module' })
    Reflect.set(window, 'testedWorker', worker)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data._tag === 'Ready') resolve()
      if (data._tag === 'Failed') reject(new Error(data.detail))
    }
  })

/** @param photo in base64 */
const examineInWorker = (photo: string, request: AnalysisRequest): Promise<DeviceAnswer> =>
  new Promise((resolve, reject) => {
    const worker = Reflect.get(window, 'testedWorker') as Worker
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data._tag === 'Answer') resolve(data.answer)
      if (data._tag === 'Failed') reject(new Error(data.detail))
    }
    const jpeg = Uint8Array.from(atob(photo), (character) => character.charCodeAt(0))
    worker.postMessage({ _tag: 'Examine', number: 1, jpeg, request })
  })

/** What the worker with this script answers in a tab that shows a page of its site. One call a photo: a driver's calls end after 30 s. */
export const answersOfDevice = async (
  tab: Tab,
  script: string,
  photos: ReadonlyArray<ExaminedPhoto>,
): Promise<ReadonlyArray<DeviceAnswer>> => {
  await run(tab, startWorker, script)
  const answers = []
  for (const { name, request } of photos) {
    const photo = await readFile(fixturePath(name), 'base64')
    answers.push(await run(tab, examineInWorker, photo, request))
  }
  return answers
}
