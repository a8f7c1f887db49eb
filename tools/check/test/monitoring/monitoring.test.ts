import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startPrivateService } from '@kaoiro/api'
import { fixturePath } from '@kaoiro/fixtures/files'

interface Rules {
  readonly groups: ReadonlyArray<{
    readonly rules: ReadonlyArray<{ readonly alert: string; readonly expr: string }>
  }>
}

interface Dashboard {
  readonly panels: ReadonlyArray<{
    readonly id: number
    readonly targets: ReadonlyArray<{ readonly expr: string }>
  }>
}

const read = (file: string) => readFile(fixturePath(`../${file}`), 'utf8')

const rules = (parse(await read('deploy/monitoring/alerts.yaml')) as Rules).groups.flatMap(
  (group) => group.rules,
)
const dashboard = JSON.parse(await read('deploy/monitoring/dashboard.json')) as Dashboard
const kubernetes = await read('deploy/kubernetes.yaml')

let metrics = ''
beforeAll(async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-monitoring-'))
  const service = await startPrivateService({ data, log: () => undefined })
  metrics = await (await fetch(`${service.address}/metrics`)).text()
  await service.close()
  await rm(data, { recursive: true })
})

let names: ReadonlySet<string>
beforeAll(() => {
  names = new Set(
    [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  )
})

/** The metrics of a query that the service should have; Prometheus itself makes `up` and `ALERTS`. */
const metricsIn = (query: string) =>
  [...query.matchAll(/\b(?:kaoiro|nodejs|process)_\w+/g)].map(([name]) => name)

test.each([
  ['alerts', rules.map(({ expr }) => expr)],
  ['dashboard', dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))],
  ['scaling', [/query: (.*)/.exec(kubernetes)?.[1] ?? '']],
])('the %s use only metrics that the service exports', (_, queries) => {
  const used = queries.flatMap(metricsIn)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !names.has(name))).toEqual([])
})

test('every counter of rejected and failed work has an alert', () => {
  const watched = rules.flatMap(({ expr }) => metricsIn(expr))
  const faults = [...names].filter((name) =>
    /turned_away|given_up|unknown|failures|limited|faults|drift$/.test(name),
  )
  expect(faults.filter((name) => !watched.includes(name))).toEqual([])
})

test('docs/running.md explains each alert', async () => {
  const explained = [...(await read('docs/running.md')).matchAll(/^\| `(Kaoiro\w+)`/gm)]
  expect(explained.map(([, name]) => name).sort()).toEqual(rules.map(({ alert }) => alert).sort())
})

test('panels of the dashboard have different ids', () => {
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
