import { describe, expect, test } from 'vitest'
import {
  levelCounts,
  levels,
  reduceLevel,
  reduceLevels,
  traits,
} from '@kaoiro/core/diagnosis/level'

describe('reduceLevel', () => {
  test('maps five levels to three', () => {
    expect(levels.map(reduceLevel)).toEqual([1, 1, 2, 3, 3])
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
  test('returns the traits in the order of the code, with mouth and nose reduced', () => {
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

  test('returns indices within the level counts', () => {
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

  test('each trait affects only its own index, in its own direction', () => {
    const moves = traits.flatMap((trait, row) =>
      allTraitLevels
        .filter((each) => each[trait] < 5)
        .map((traitLevels) => ({
          ...{ trait, row },
          before: reduceLevels(traitLevels),
          after: reduceLevels({ ...traitLevels, [trait]: traitLevels[trait] + 1 }),
        })),
    )
    const wrong = moves.filter(
      ({ row, before, after }) =>
        !before.every((index, at) =>
          at === row ? (after[at] ?? -1) >= index : after[at] === index,
        ),
    )
    expect(wrong).toEqual([])
  })
})
