/** Runs a task at once and repeats it `pause` milliseconds after each end. Returns a function that stops this. */
export const repeat = (pause: number, task: () => Promise<void>): (() => Promise<void>) => {
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
