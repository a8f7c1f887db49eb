import type { AgreementLevel } from '@kaoiro/core/combination/agreement'
import { agreementLevels } from '@kaoiro/core/combination/agreement'
import { cells, percent } from '../../../report/columns.js'
import { answerTitles } from './titles.js'
import type { CombinedAnswer, Combinations, Kept } from './combinations.js'
import { combinedAnswers } from './combinations.js'
import { gainOf } from './gain.js'

const sameWidths = [22, -11, -11, -13, -10, -12]

const pointsText = (share: number): string =>
  `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)}`

const sameLines = (combinations: Combinations): ReadonlyArray<string> => [
  cells(sameWidths, [
    ...['together, the same', '1 and 1', '2 and 2', '3 and 3', 'gain of 2', 'gain of 3'],
  ]),
  ...combinedAnswers.map((answer) =>
    cells(sameWidths, [
      answerTitles[answer],
      ...Object.values(combinations.byPhotos).map(({ same }) => percent(same[answer])),
      pointsText(gainOf(combinations, 2, answer)),
      pointsText(gainOf(combinations, 3, answer)),
    ]),
  ),
]

/** How many of the photos give by themselves what they give together. */
const concordNames: Readonly<Record<2 | 3, Readonly<Record<AgreementLevel, string>>>> = {
  2: { all: 'both photos', most: '', some: 'one of 2', none: 'none of 2' },
  3: { all: 'all 3', most: '2 of 3', some: '1 of 3', none: 'none of 3' },
}

const concordWidths = [22, -14, -14, -14, -14]

const keptTexts = ({ results, stayed }: Kept): ReadonlyArray<string> =>
  results === 0 ? [percent(0), '–'] : [percent(results), percent(stayed)]

const concordLines = ({ byPhotos }: Combinations): ReadonlyArray<string> => [
  cells(concordWidths, [
    'given alone by',
    ...combinedAnswers.flatMap((answer) => [answerTitles[answer], 'stayed']),
  ]),
  ...([2, 3] as const).flatMap((photos) =>
    agreementLevels
      .filter((concord) => concordNames[photos][concord] !== '')
      .map((concord) => {
        const kept = (answer: CombinedAnswer) =>
          keptTexts(byPhotos[photos].byConcord[answer][concord])
        return cells(concordWidths, [
          concordNames[photos][concord],
          ...combinedAnswers.flatMap(kept),
        ])
      }),
  ),
]

/** What several photos of one person gain, and what their agreement is worth. */
export const combinationLines = (
  combinations: Combinations | null,
): ReadonlyArray<ReadonlyArray<string>> =>
  combinations === null
    ? [['Several photos together were not judged: --again 6 takes enough second photos']]
    : [
        [
          `Second photos taken together, of ${combinations.people} people; gain in percentage points`,
          ...sameLines(combinations),
        ],
        concordLines(combinations),
      ]
