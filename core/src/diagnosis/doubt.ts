/** Circumstances in a photo that make its answer less certain. The service sends the most serious first. */
export const doubts = [
  'smile',
  'open-mouth',
  // The head is turned, or tilted up, down or to a shoulder.
  'turned',
  'side-light',
  'coloured-light',
  // One eye is in shade, so the light cannot be estimated from the whites of the eyes.
  'shaded-eye',
  // The hairline guide does not fit this face, or a small move of it would change the answer.
  'guide',
  'hidden-hair',
  'glasses',
  // The face has few pixels, or is soft.
  'low-detail',
] as const

export type Doubt = (typeof doubts)[number]

/** The known doubts among names that a service sends, in their order. Drops duplicates and unknown names. */
export const doubtsAmong = (names: ReadonlyArray<string>): ReadonlyArray<Doubt> =>
  [...new Set(names)].flatMap((name) => doubts.filter((doubt) => doubt === name))
