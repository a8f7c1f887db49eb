/** What a promise resolves to, or a rejection where that takes longer. @param most milliseconds */
export const within = async <A>(most: number, promise: Promise<A>): Promise<A> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${most} ms`)), most)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
