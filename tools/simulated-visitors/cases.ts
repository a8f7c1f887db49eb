import type { Gender } from '@kaoiro/core/diagnosis'
import { readFixture } from '@kaoiro/fixtures/files'

/** A photo and the expected status of its session. */
export interface Case {
  readonly photo: Uint8Array
  readonly gender: Gender
  readonly expected: 'completed' | 'failed'
}

const known = [
  ['portraits/spring-woman.jpg', 'WOMEN', 'completed'],
  ['portraits/summer-man.jpg', 'MEN', 'completed'],
  ['portraits/autumn-woman-deep.jpg', 'WOMEN', 'completed'],
  ['portraits/winter-man.jpg', 'MEN', 'completed'],
  ['photos/landscape.jpg', 'WOMEN', 'failed'],
  ['portraits/eyes-narrow.jpg', 'WOMEN', 'completed'],
  ['photos/truncated.jpg', 'MEN', 'failed'],
] as const

/** Returns `count` cases in rotation. With `only`, uses only cases with this outcome. */
export const casesOf = async (
  count: number,
  only?: Case['expected'],
): Promise<ReadonlyArray<Case>> => {
  const wanted = known.filter(([, , expected]) => only === undefined || expected === only)
  const cases = await Promise.all(
    wanted.map(async ([name, gender, expected]): Promise<Case> => ({
      photo: await readFixture(name),
      gender,
      expected,
    })),
  )
  return Array.from({ length: count }, (_, index) => cases[index % cases.length] as Case)
}
