/** What in a photo makes its answer less sure. The service names the worst first. */
export const doubts = [
  'smile',
  'open-mouth',
  // The head turned, or tilted up, down or to a shoulder.
  'turned',
  'side-light',
  'coloured-light',
  // An eye in shade: the light could not be read from the whites.
  'shaded-eye',
  // The hairline guide does not fit this face, or a small move of it would change the answer.
  'guide',
  'hidden-hair',
  'glasses',
] as const

export type Doubt = (typeof doubts)[number]

/** The doubts among names from outside, each once, in their order; unknown names are dropped. */
export const doubtsAmong = (names: ReadonlyArray<string>): ReadonlyArray<Doubt> =>
  [...new Set(names)].flatMap((name) => doubts.filter((doubt) => doubt === name))
