/** Two halves of the people: one to fit constants to, the other to evaluate on. */
export const halves = ['even', 'odd'] as const

export type Half = (typeof halves)[number]

/** The person that a file shows: `ID-neutral.jpg` and `ID-smiling.jpg` of one folder show the same one. */
export const personOf = (file: string): string =>
  file.replace(/\.[^./\\]+$/, '').replace(/-[^-/\\]*$/, '')

/**
 * Puts every second person in one half, in the order in which they first appear. All photos of a person are in the
 * same half.
 *
 * @param people one entry per photo
 */
export const halvesOf = (people: ReadonlyArray<string>): ReadonlyMap<string, Half> =>
  new Map([...new Set(people)].map((person, i) => [person, i % 2 === 0 ? 'even' : 'odd'] as const))
