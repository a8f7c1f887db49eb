import { expect, test } from 'vitest'
import { doubts, doubtsAmong } from '../../src/diagnosis/vocabulary.js'

test.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
  ['keeps the order of the names', ['side-light', 'smile'], ['side-light', 'smile']],
  ['removes duplicates', ['smile', 'turned', 'smile'], ['smile', 'turned']],
  ['drops unknown names', ['glare', 'guide', 'Smile', '', 'toString'], ['guide']],
  ['knows every doubt', doubts, doubts],
])('doubtsAmong %s', (_, names, expected) => expect(doubtsAmong(names)).toEqual(expected))
