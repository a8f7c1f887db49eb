/** Runs work one after the other, in the order in which it came, whether the work before succeeds or not. */
export type RunExclusive = <A>(work: () => Promise<A>) => Promise<A>

export const mutex = (): RunExclusive => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
