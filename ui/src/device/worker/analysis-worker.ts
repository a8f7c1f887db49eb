import type { ExaminationRequest, WorkerMessage } from '../worker-messages.js'
import { loadExamination } from './load-examination.js'

const post = (message: WorkerMessage) => postMessage(message)

const fail = (error: unknown) => post({ _tag: 'Failed', detail: String(error) })

// WebAssembly that cannot be compiled is reported by the library in no other way.
addEventListener('unhandledrejection', ({ reason }) => fail(reason))

const examination = loadExamination((share) => post({ _tag: 'Loading', share }))
examination.then(() => post({ _tag: 'Ready' }), fail)

const answer = async ({ number, jpeg, request }: ExaminationRequest): Promise<void> => {
  const examine = await examination
  post({ _tag: 'Answer', number, answer: await examine(jpeg, request) })
}

addEventListener('message', ({ data }: MessageEvent<ExaminationRequest>) => {
  answer(data).catch(fail)
})
