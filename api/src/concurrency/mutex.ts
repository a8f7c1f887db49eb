/** Runs work one at a time in order of arrival. */
export type RunExclusive = <A>(work: () => Promise<A>) => Promise<A>

export const mutex = (): RunExclusive => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
