import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Alternatives } from '../alternatives/alternatives.js'
import { closeShare } from '../alternatives/alternatives.js'
import { traits } from '../diagnosis/level.js'
import type { Content } from './content.js'

/** The most rows that are named, the nearest first: more would say that anything could be. */
const maxRows = 2

/** What a little change would make of a result, in words; each part empty or null if nothing is near. */
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
