// Entry of a worker thread: loads an engine, then prepares one file after another.
import type { MessagePort } from 'node:worker_threads'
import { parentPort, workerData } from 'node:worker_threads'
import { errorText } from '../../system/system-error.js'
import type { PhotoEngine, ImageEngine } from '../preparation.js'
import { prepareWith } from './prepare.js'
import type { PrepareTask, ThreadData, ThreadMessage } from './thread.js'

const loadSharp = async (): Promise<PhotoEngine> =>
  (await import('../engines/sharp-engine.js')).sharpEngine
const loadJimp = async (): Promise<PhotoEngine> =>
  (await import('../engines/jimp-engine.js')).jimpEngine

const load: Readonly<Record<ImageEngine, () => Promise<PhotoEngine>>> = {
  sharp: loadSharp,
  jimp: loadJimp,
  auto: () => loadSharp().catch(loadJimp),
}

const serve = async (port: MessagePort, { engine }: ThreadData): Promise<void> => {
  const post = (message: ThreadMessage) => port.postMessage(message)
  try {
    const prepare = prepareWith(await load[engine]())
    port.on('message', (job: PrepareTask) => {
      // Copied, not transferred: prepared photos are small, and sharp's memory cannot be transferred.
      void prepare(job).then((answer) => post({ _tag: 'Answer', answer }))
    })
    post({ _tag: 'Ready' })
  } catch (error) {
    post({ _tag: 'NoEngine', detail: errorText(error) })
  }
}

// The bundler may import this chunk on the main thread for shared code.
if (parentPort !== null) void serve(parentPort, workerData as ThreadData)
