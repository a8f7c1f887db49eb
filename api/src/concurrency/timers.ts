/** Runs a task at once and repeats it `pause` milliseconds after each end. Returns a function that stops this. */
export function repeat(pause: number, task: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  const run = async (): Promise<void> => {
    await task()
    if (!isEnded) timer = setTimeout(next, pause)
  }
  let running = Promise.resolve()
  const next = (): void => {
    running = run()
  }
  next()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await running
  }
}

/** Rejects if the promise does not settle in time. @param max milliseconds */
export async function withTimeout<A>(max: number, promise: Promise<A>): Promise<A> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${max} ms`)), max)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
