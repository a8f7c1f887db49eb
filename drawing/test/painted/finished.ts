/** The result of work in portions. */
export function finished<A>(work: Generator<undefined, A>): A {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}
