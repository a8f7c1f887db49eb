import type { ResultRecords } from '../../sessions/analysis/result-shares.js'
import type { Sql } from '../database/sql.js'
import { today } from './sql-records.js'

/** The first day that counts: four weeks before yesterday. */
const firstDay = `${today} - 29`

/** Rows are always in the same order, so that two nodes cannot wait for each other. */
const addition = `
  INSERT INTO kaoiro.result_count AS kept (day, norms, gender, trait, value, results)
  SELECT ${today}, $1, gender, trait, value, count(*)
  FROM jsonb_to_recordset($2::jsonb) AS added (gender text, season text, pattern text),
    LATERAL (VALUES ('season', season), ('pattern', pattern)) AS counted (trait, value)
  GROUP BY gender, trait, value ORDER BY gender, trait, value
  ON CONFLICT (day, norms, gender, trait, value) DO UPDATE SET
    results = kept.results + excluded.results`

const recentDays = `
  SELECT gender, trait, value,
    coalesce(sum(results) FILTER (WHERE day = ${today} - 1), 0)::float8 AS yesterday,
    coalesce(sum(results) FILTER (WHERE day < ${today} - 1), 0)::float8 AS earlier
  FROM kaoiro.result_count WHERE day BETWEEN ${firstDay} AND ${today} - 1 AND norms = $1
  GROUP BY gender, trait, value`

/** @param norms the version of the norms in place: other norms have other shares */
export function sqlResultRecords(sql: Sql, norms: () => string): ResultRecords {
  return {
    add: async (results) => {
      await sql.query(addition, [norms(), JSON.stringify(results)])
      await sql.query(`DELETE FROM kaoiro.result_count WHERE day < ${firstDay}`)
    },
    recent: async () =>
      (await sql.query(recentDays, [norms()])).map((row) => ({
        gender: String(row['gender']),
        trait: String(row['trait']),
        value: String(row['value']),
        yesterday: Number(row['yesterday']),
        earlier: Number(row['earlier']),
      })),
  }
}
