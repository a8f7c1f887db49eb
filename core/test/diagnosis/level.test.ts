import { describe, expect, test } from 'vitest'
import {
  levelCounts,
  levels,
  reduceLevel,
  reduceLevels,
  traits,
} from '@kaoiro/core/diagnosis/level'

describe('reduceLevel', () => {
  test('1 and 2 become 1, 3 becomes 2, 4 and 5 become 3', () => {
    expect(levels.map(reduceLevel)).toEqual([1, 1, 2, 3, 3])
  })

  test('it is monotone', () => {
    for (const a of levels)
      for (const b of levels) if (a <= b) expect(reduceLevel(a)).toBeLessThanOrEqual(reduceLevel(b))
  })
})

const allTraitLevels = levels.flatMap((faceLine) =>
  levels.flatMap((eyebrowAngle) =>
    levels.flatMap((eyeVerticalLength) =>
      levels.flatMap((mouthWidth) =>
        levels.map((noseRatio) => ({
          faceLine,
          eyebrowAngle,
          eyeVerticalLength,
          mouthWidth,
          noseRatio,
        })),
      ),
    ),
  ),
)

describe('reduceLevels', () => {
  test('the traits come in the order of the code, mouth and nose reduced', () => {
    expect(
      reduceLevels({
        faceLine: 5,
        eyebrowAngle: 1,
        eyeVerticalLength: 3,
        mouthWidth: 2,
        noseRatio: 4,
      }),
    ).toEqual([4, 0, 2, 0, 2])
  })

  test('every result of the service gives indices within 5, 5, 5, 3, 3', () => {
    expect(levelCounts).toEqual([5, 5, 5, 3, 3])
    expect(allTraitLevels).toHaveLength(5 ** 5)
    const all = allTraitLevels.map((traitLevels) => ({
      traitLevels,
      indices: reduceLevels(traitLevels),
    }))
    const outside = all.filter(
      ({ indices }) =>
        !indices.every((index, row) => index >= 0 && index < (levelCounts[row] ?? 0)),
    )
    expect(outside).toEqual([])
    expect(new Set(all.map(({ indices }) => indices.join())).size).toBe(5 * 5 * 5 * 3 * 3)
  })

  test("a trait moves only its own index, and never against the trait's direction", () => {
    const moves = traits.flatMap((trait, row) =>
      allTraitLevels
        .filter((each) => each[trait] < 5)
        .map((traitLevels) => ({
          ...{ trait, row },
          before: reduceLevels(traitLevels),
          after: reduceLevels({ ...traitLevels, [trait]: traitLevels[trait] + 1 }),
        })),
    )
    expect(moves).toHaveLength(5 * 4 * 5 ** 4)
    const wrong = moves.filter(
      ({ row, before, after }) =>
        !before.every((index, at) =>
          at === row ? (after[at] ?? -1) >= index : after[at] === index,
        ),
    )
    expect(wrong).toEqual([])
  })
})
