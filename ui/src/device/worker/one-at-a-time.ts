/** Runs calls one after the other; a failed call does not stop the next. */
export const oneAtATime = <A, B>(run: (input: A) => Promise<B>): ((input: A) => Promise<B>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (input) => {
    const output = last.then(() => run(input))
    last = output.catch(() => undefined)
    return output
  }
}
