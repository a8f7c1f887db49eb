import type {
  ExaminationRequest,
  LocationRequest,
  LookRequest,
  PageMessage,
  WorkerMessage,
} from './worker-messages.js'
import { loadExamination } from './load-examination.js'
import { loadNorms } from './load-norms.js'

const post = (message: WorkerMessage) => postMessage(message)

const fail = (error: unknown) => post({ _tag: 'Failed', detail: String(error) })

// If WebAssembly fails to compile, the library leaves the rejection unhandled.
addEventListener('unhandledrejection', ({ reason }) => fail(reason))

const examination = loadExamination((share) => post({ _tag: 'Loading', share }))
examination.then(() => post({ _tag: 'Ready' }), fail)

const answer = async ({ number, jpeg, request, norms }: ExaminationRequest): Promise<void> => {
  const { examine } = await examination
  post({ _tag: 'Answer', number, answer: await examine(jpeg, request, await loadNorms(norms)) })
}

const look = async ({ number, jpeg }: LookRequest): Promise<void> => {
  const { look } = await examination
  post({ _tag: 'Looked', number, look: await look(jpeg).catch(() => null) })
}

const locate = async ({ number, pixels }: LocationRequest): Promise<void> => {
  const { locate } = await examination
  post({ _tag: 'Located', number, face: await locate(pixels).catch(() => null) })
}

const reply = (message: PageMessage): Promise<void> => {
  switch (message._tag) {
    case 'Examine':
      return answer(message)
    case 'Look':
      return look(message)
    case 'Locate':
      return locate(message)
  }
}

addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  reply(data).catch(fail)
})
