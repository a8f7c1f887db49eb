import { describe, expect, test } from 'vitest'
import { combinationLines } from '../../../evaluate/photos/combination-report.js'
import { combinationsOf } from '../../../evaluate/photos/combinations.js'
import { gainOf } from '../../../evaluate/photos/gain.js'
import { subsets } from '../../../statistics/subsets.js'
import { columns } from '../../../../report/columns.js'
import { examination } from '../examine/examinations.js'

const sweet = examination({ faceType: 'sweet', level: 1 })
const chic = examination({ faceType: 'chic', level: 5 })

const person = (...second: ReadonlyArray<typeof chic>) => ({
  gender: 'WOMEN' as const,
  first: chic,
  second,
})

const [steady, outlier] = [
  person(chic, chic, chic, chic, chic, chic),
  person(chic, chic, chic, chic, chic, sweet),
]

describe('second photos taken together', () => {
  test('agree as often as single ones if they are always the same', () => {
    expect(combinationsOf([steady])).toMatchObject({
      people: 1,
      byPhotos: {
        1: { same: { faceType: 1, season: 1 } },
        3: { same: { faceType: 1 }, byConcord: { faceType: { all: { results: 1, stayed: 1 } } } },
      },
    })
  })

  test('agree more often if one photo of them is unlike the others', () => {
    const combinations = combinationsOf([outlier])
    // One of six photos is in ten of thirty ordered pairs; of three the median is as without it.
    expect(combinations?.byPhotos[1].same.faceType).toBeCloseTo(20 / 30)
    expect(combinations?.byPhotos[3]).toMatchObject({
      same: { faceType: 1 },
      byConcord: {
        faceType: { all: { results: 0.5, stayed: 1 }, most: { results: 0.5, stayed: 1 } },
      },
    })
    expect(combinations && gainOf(combinations, 3, 'faceType')).toBeCloseTo(1 / 3)
  })

  test('are of those who have six', () => {
    expect(combinationsOf([person(chic, sweet, chic, chic, chic)])).toBeNull()
    expect(combinationsOf([steady, person(chic, sweet)])).toMatchObject({ people: 1 })
  })

  test('are reported within the columns of a terminal', () => {
    const lines = combinationLines(combinationsOf([steady, outlier])).flat()
    expect(lines.filter((line) => line.length > columns)).toEqual([])
    expect(lines.join('\n')).toContain('+16.7')
    expect(combinationLines(null).flat().join()).toContain('--again 6')
  })
})

test('subsets are all ways to take so many', () => {
  expect(subsets([1, 2, 3], 2)).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ])
  expect(subsets([...Array(6).keys()], 3)).toHaveLength(20)
})
