import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Alternatives } from '../alternatives/alternatives.js'
import { closeShare } from '../alternatives/alternatives.js'
import { traits } from '../diagnosis/level.js'
import type { Content } from './content.js'

/** Maximum number of rows to name, the nearest first. More would suggest that any result is possible. */
const maxRows = 2

/**
 * Sentences on how a small change would alter a result. `season` is null and `rows` empty if no other result is near.
 */
export interface AlternativeSentences {
  readonly season: string | null
  readonly rows: ReadonlyArray<string>
}

export const alternativeSentences =
  ({ alternatives: texts, seasons, faceTypes, axes }: Content) =>
  ({ season, rows }: Alternatives): AlternativeSentences => ({
    season: pipe(
      season,
      O.map((second) => texts.season({ ...second, name: seasons[second.season].name })),
      O.toNullable,
    ),
    rows: rows
      .filter(({ share }) => share <= closeShare)
      .slice(0, maxRows)
      .map(({ trait, level, faceType }) => {
        const axis = axes[traits.indexOf(trait)]
        return texts.row({
          title: axis?.title ?? '',
          level: axis?.levels[level] ?? '',
          type: faceTypes[faceType].name,
        })
      }),
  })
