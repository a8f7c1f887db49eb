/** Runs work one after the other, in the order in which it came, whether what was before succeeds or not. */
export type Turns = <A>(work: () => Promise<A>) => Promise<A>

export const turns = (): Turns => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
