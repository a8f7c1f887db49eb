// The way to talk to a worker. The page calls its functions by name; each call has one answer, or fails when the worker
// ends. A worker may tell the page of events in between, such as its progress.

type Functions = Readonly<Record<string, (...inputs: never) => unknown>>

interface Call {
  readonly number: number
  readonly name: string
  readonly inputs: ReadonlyArray<unknown>
}

/** The answer to the call of this number. */
type Answer = { readonly number: number } & (
  | { readonly output: unknown }
  | { readonly fault: string }
)

/** In a worker: answers the page. @param handedOver the parts of an answer that are not copied */
export function answerCalls(
  functions: Functions,
  handedOver: (output: unknown) => Array<Transferable> = () => [],
): void {
  addEventListener('message', ({ data: { number, name, inputs } }: MessageEvent<Call>) => {
    const run = functions[name] as (...inputs: ReadonlyArray<unknown>) => unknown
    Promise.resolve()
      .then(() => run(...inputs))
      .then((output) => postMessage({ number, output }, { transfer: handedOver(output) }))
      .catch((error: unknown) => postMessage({ number, fault: String(error) }))
  })
}

/** In a worker: tells the page of an event. */
export const tellPage = (event: unknown): void => postMessage({ event })

/** In a page: a worker with functions of type `F`. A call rejects if its function throws, or the worker ends. */
export interface WorkerCalls<F extends Functions> {
  readonly call: <Name extends keyof F>(
    name: Name,
    inputs: Parameters<F[Name]>,
    handedOver?: Array<Transferable>,
  ) => Promise<Awaited<ReturnType<F[Name]>>>
  readonly end: (why: string) => void
}

/**
 * In a page: starts a worker. Null where workers are unsupported or blocked.
 *
 * @param onEnd called once, after `end`, or if the script does not load or throws
 */
export function openWorker<F extends Functions>(
  start: () => Worker,
  onEnd: () => void = () => undefined,
  onEvent: (event: unknown) => void = () => undefined,
): WorkerCalls<F> | null {
  let worker: Worker
  try {
    worker = start()
  } catch {
    return null
  }
  const waiting = new Map<number, (answer: Answer) => void>()
  let ended: string | undefined
  const end = (why: string) => {
    if (ended !== undefined) return
    ended = why
    worker.terminate()
    onEnd()
    for (const [number, answer] of waiting) answer({ number, fault: why })
  }
  for (const failure of ['error', 'messageerror'])
    worker.addEventListener(failure, () => end(`the worker's ${failure}`))
  worker.addEventListener('message', ({ data }: MessageEvent<Answer | { event: unknown }>) => {
    if ('event' in data) onEvent(data.event)
    else waiting.get(data.number)?.(data)
  })
  let number = 0
  const call = (name: keyof F, inputs: unknown, handedOver: Array<Transferable> = []) =>
    new Promise<never>((resolve, reject) => {
      number += 1
      const own = number
      waiting.set(own, (answer) => {
        waiting.delete(own)
        if ('fault' in answer) reject(new Error(answer.fault))
        else resolve(answer.output as never)
      })
      if (ended === undefined) worker.postMessage({ number, name, inputs }, handedOver)
      else waiting.get(own)?.({ number, fault: ended })
    })
  return { call, end }
}

/** What a promise resolves to; undefined if that takes longer than this, in ms. */
export function inTime<A>(work: Promise<A>, patience: number): Promise<A | undefined> {
  return Promise.race([
    work,
    new Promise<undefined>((end) => setTimeout(() => end(undefined), patience)),
  ])
}
