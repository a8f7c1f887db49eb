/** Runs calls one after the other; a failed call does not stop the next. */
export function oneAtATime<A, B>(run: (input: A) => Promise<B>): (input: A) => Promise<B> {
  let last: Promise<unknown> = Promise.resolve()
  return (input) => {
    const output = last.then(() => run(input))
    last = output.catch(() => undefined)
    return output
  }
}

/** Memoises the last input; failures are not remembered. */
export function rememberLast<A, B>(
  isSame: (one: A, other: A) => boolean,
  compute: (input: A) => Promise<B>,
): (input: A) => Promise<B> {
  let last: { readonly input: A; readonly output: Promise<B> } | null = null
  return (input) => {
    if (last !== null && isSame(last.input, input)) return last.output
    const output = compute(input)
    last = { input, output }
    output.catch(() => {
      if (last?.output === output) last = null
    })
    return output
  }
}
