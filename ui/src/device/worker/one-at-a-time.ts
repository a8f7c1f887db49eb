/** Begins each call once the one before it has ended, however it ended. */
export const oneAtATime = <A, B>(run: (input: A) => Promise<B>): ((input: A) => Promise<B>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (input) => {
    const output = last.then(() => run(input))
    last = output.catch(() => undefined)
    return output
  }
}
