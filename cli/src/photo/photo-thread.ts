// A thread of its own: it loads an engine, then prepares one file after the other.
import { parentPort, workerData } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import { inWords } from '../system-error.js'
import type { PhotoEngine } from './engine.js'
import { movable } from './movable.js'
import type { ImageEngine } from './preparation.js'
import { prepareWith } from './prepare.js'
import type { Job, ThreadData, ThreadMessage } from './thread-messages.js'

const loadSharp = async (): Promise<PhotoEngine> => (await import('./sharp-engine.js')).sharpEngine
const loadJimp = async (): Promise<PhotoEngine> => (await import('./jimp-engine.js')).jimpEngine

const load: Readonly<Record<ImageEngine, () => Promise<PhotoEngine>>> = {
  sharp: loadSharp,
  jimp: loadJimp,
  auto: () => loadSharp().catch(loadJimp),
}

const post = (message: ThreadMessage, moved: ReadonlyArray<ArrayBuffer> = []) =>
  parentPort?.postMessage(message, moved)

const serve = (engine: PhotoEngine) => {
  const prepare = prepareWith(engine)
  parentPort?.on('message', (job: Job) => {
    void prepare(job).then((answer) => {
      post({ _tag: 'Answer', answer }, E.isRight(answer) ? movable(answer.right.jpeg) : [])
    })
  })
  post({ _tag: 'Ready' })
}

const { engine } = workerData as ThreadData
await load[engine]().then(serve, (error: unknown) => {
  post({ _tag: 'NoEngine', detail: inWords(error) })
})
