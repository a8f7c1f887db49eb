import { genders } from '@kaoiro/core/diagnosis'
import type { ColourSums, PartSums, PlaceSums } from '@kaoiro/analyser/colour'
import type { ColourMeasure } from '@kaoiro/core/norms'
import { noSums } from '@kaoiro/analyser/colour'
import { byPart, colourMeasures, colourParts } from '@kaoiro/core/norms'
import type { ColourRecords } from '../../sessions/analysis/colour-tally.js'
import type { Row, Sql } from '../database/sql.js'

/** The columns of a sum are the names of the measures; these are those of the squares. */
const squares = ['red_squares', 'blue_squares', 'light_squares'] as const
const columns = ['people', ...colourMeasures, ...squares]

const listed = (textOf: (column: string) => string) => columns.map(textOf).join(', ')

const today = `(now() AT TIME ZONE 'UTC')::date`

/** Rows are always in the same order, so that two nodes cannot wait for each other. */
const addition = `
  INSERT INTO kaoiro.colour_sum AS kept (day, gender, part, ${columns.join(', ')})
  SELECT ${today}, added.* FROM jsonb_to_recordset($1::jsonb)
    AS added (gender text, part text, ${listed((column) => `${column} float8`)})
  ON CONFLICT (day, gender, part) DO UPDATE SET
    ${listed((column) => `${column} = kept.${column} + excluded.${column}`)}`

const total = `
  SELECT gender, part, ${listed((column) => `sum(${column})::float8 AS ${column}`)}
  FROM kaoiro.colour_sum WHERE day >= coalesce($1::date, ${today}) GROUP BY gender, part`

/** One row for each day, gender and part, which all nodes add to. */
export function sqlColourRecords(sql: Sql): ColourRecords {
  return {
    add: async (added) => {
      const rows = genders.flatMap((gender) =>
        colourParts.flatMap((part) => {
          const { people, sum, squares } = added[gender][part]
          const { red: red_squares, blue: blue_squares, light: light_squares } = squares
          return people === 0
            ? []
            : [{ gender, part, people, ...sum, red_squares, blue_squares, light_squares }]
        }),
      )
      await sql.query(addition, [JSON.stringify(rows)])
    },

    since: async (day) => {
      const rows = await sql.query(total, [day])
      const of = (gender: keyof PlaceSums): ColourSums => {
        const own = rows.filter((row) => row['gender'] === gender)
        const stored = new Map(own.map((row) => [row['part'], sumsIn(row)]))
        return byPart((part) => stored.get(part) ?? noSums[part])
      }
      return { WOMEN: of('WOMEN'), MEN: of('MEN') }
    },
  }
}

const sumsIn = (row: Row): PartSums => {
  const measure = ([red, blue, light]: typeof colourMeasures | typeof squares): ColourMeasure => ({
    red: Number(row[red]),
    blue: Number(row[blue]),
    light: Number(row[light]),
  })
  return { people: Number(row['people']), sum: measure(colourMeasures), squares: measure(squares) }
}
