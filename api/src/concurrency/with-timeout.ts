/** Rejects if the promise does not settle in time. @param max milliseconds */
export const withTimeout = async <A>(max: number, promise: Promise<A>): Promise<A> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${max} ms`)), max)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
