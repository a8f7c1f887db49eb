import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { z } from 'zod'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { Resource } from './published-schemas.js'
import { faultsIn } from './published-schemas.js'
import { renderChart } from './render-chart.js'

const chart = fixturePath('../deploy/helm')
const read = (file: string) => readFileSync(fixturePath(`../${file}`), 'utf8')
const versionIn = (file: string) => (parse(read(file)) as { readonly version: string }).version

const values = parse(read('deploy/helm/values.yaml')) as Readonly<Record<string, object>>

/** Debian lacks Helm, so our own renderer takes its place. */
const hasHelm = spawnSync('helm', ['version']).status === 0

const render = (changed: object): string =>
  hasHelm
    ? execFileSync(
        'helm',
        ['template', 'kaoiro', chart, '--namespace', 'kaoiro', '--values', '-'],
        { input: stringify(changed), encoding: 'utf8' },
      )
    : renderChart(chart, changed, 'kaoiro').join('\n---\n')

const resourcesIn = (text: string) =>
  parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Resource
  })

const rendered = (changes: object = {}) => resourcesIn(render({ ...values, ...changes }))

const byName = (resources: ReadonlyArray<Resource>): Readonly<Record<string, object>> =>
  Object.fromEntries(resources.map((each) => [`${each.kind} ${each.metadata.name}`, each]))

test('the chart makes the resources of deploy/kubernetes.yaml', () => {
  const { 'Namespace kaoiro': _, ...resources } = byName(
    resourcesIn(read('deploy/kubernetes.yaml')),
  )
  expect(byName(rendered())).toEqual(resources)
})

const everything = {
  env: { KAOIRO_LOG_LEVEL: 'warn' },
  store: { configMap: { name: 'lumen' } },
  bucket: { ...values['bucket'], endpoint: 'https://s3.example.com' },
  keda: { ...values['keda'], enabled: false },
}

test('a store, a bucket elsewhere, variables and workers without KEDA conform to the schemas', async () => {
  const resources = rendered(everything)
  expect(await faultsIn(resources)).toBe('')
  const { 'ConfigMap kaoiro': settings, 'Deployment worker': worker, ...others } = byName(resources)
  expect(settings).toMatchObject({
    data: {
      KAOIRO_LOG_LEVEL: 'warn',
      KAOIRO_STORE: '/store',
      KAOIRO_S3_ENDPOINT: 'https://s3.example.com',
    },
  })
  const mounted = [{ name: 'data' }, { name: 'tmp' }, { name: 'store', readOnly: true }]
  const volumes = [{ name: 'data' }, { name: 'tmp' }, { name: 'store', ...everything.store }]
  const pod = { volumes, containers: [{ volumeMounts: mounted }] }
  expect(worker).toMatchObject({ spec: { replicas: 1, template: { spec: pod } } })
  expect(others['Deployment web']).toMatchObject({ spec: { template: { spec: pod } } })
  expect(others).not.toHaveProperty('ScaledObject worker')
})

test('without a network policy, there is none', () => {
  const policy = { networkPolicy: { ...values['networkPolicy'], enabled: false } }
  expect(rendered(policy).map(({ kind }) => kind)).not.toContain('NetworkPolicy')
})

const schema = z.fromJSONSchema(
  JSON.parse(read('deploy/helm/values.schema.json')) as Parameters<typeof z.fromJSONSchema>[0],
)

test('the schema of the values accepts the values of the chart and others', () => {
  expect(schema.safeParse(values).error).toBeUndefined()
  expect(schema.safeParse({ ...values, ...everything }).error).toBeUndefined()
})

test.each([
  ['an unknown name', { publicURL: 'https://beauty.example.com' }],
  ['an address without a scheme', { publicUrl: 'beauty.example.com' }],
  ['a number as a variable', { env: { KAOIRO_MOST_WAITING: 100 } }],
  ['a text as a number', { disruptionBudget: { minAvailable: '1' } }],
  ['no web node', { web: { ...values['web'], replicas: 0 } }],
  ['a bucket without a name', { bucket: { region: 'us-east-1' } }],
])('the schema of the values rejects %s', (_, changes) => {
  expect(schema.safeParse({ ...values, ...changes }).success).toBe(false)
})

test('the chart has the version of the packages', () => {
  const { version, appVersion } = parse(read('deploy/helm/Chart.yaml')) as Record<string, string>
  expect([version, appVersion]).toEqual([versionIn('cli/package.json'), version])
})
