import type { Examined } from '@kaoiro/fixtures/fuzz/verdict'

/** Results of one engine for all files. */
export interface EngineResult extends Examined {
  readonly engine: string
}

const prepared = 'prepared'

const countBy = (names: ReadonlyArray<string>): ReadonlyArray<readonly [string, number]> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

const row = (name: string, value: string): string => `  ${name.padEnd(20)}${value}`

const engineLines = ({ engine, verdicts, peakBytes }: EngineResult): ReadonlyArray<string> => {
  const outcomes = countBy(verdicts.map(({ outcome }) => outcome))
  const rejected = outcomes.filter(([outcome]) => outcome !== prepared)
  const count = (n: number) => String(n).padStart(5)
  const slowest = verdicts.reduce<(typeof verdicts)[number] | null>(
    (max, each) => (max === null || each.milliseconds > max.milliseconds ? each : max),
    null,
  )
  return [
    engine,
    row('prepared', count(verdicts.filter(({ outcome }) => outcome === prepared).length)),
    row('rejected', count(rejected.reduce((sum, [, n]) => sum + n, 0))),
    ...rejected.map(([outcome, n]) => row(`  ${outcome}`, count(n))),
    ...(slowest === null
      ? []
      : [
          row('slowest', `${(slowest.milliseconds / 1000).toFixed(1)} s at most`),
          row('', slowest.file),
        ]),
    row('peak memory', peakBytes === null ? 'unknown' : `${Math.round(peakBytes / 1_000_000)} MB`),
    '',
  ]
}

/** Files that one engine prepares and the other rejects. */
export const disagreements = (results: ReadonlyArray<EngineResult>): ReadonlyArray<string> => {
  const [one, ...others] = results.map(
    ({ verdicts }) => new Map(verdicts.map(({ file, outcome }) => [file, outcome === prepared])),
  )
  return [...(one ?? [])].flatMap(([file, isPrepared]) =>
    others.some((other) => other.get(file) !== isPrepared) ? [file] : [],
  )
}

export const faultLines = (results: ReadonlyArray<EngineResult>): ReadonlyArray<string> =>
  results.flatMap(({ engine, faults }) =>
    faults.map(({ file, what }) => `${engine}: ${file ?? '(several files together)'}\n    ${what}`),
  )

/** Formats the outcomes in lines of at most 80 columns, unless a file name is longer. */
export const summaryOf = (results: ReadonlyArray<EngineResult>): string => {
  const differing = disagreements(results)
  return [
    ...results.flatMap(engineLines),
    ...(results.length > 1
      ? [`Prepared by one engine and rejected by the other: ${differing.length}`]
      : []),
    '',
  ].join('\n')
}
