import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { configOf } from '@kaoiro/api'
import type { Resource } from './published-schemas.js'
import { faultsIn } from './published-schemas.js'

interface Container {
  readonly env: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly securityContext: object
  readonly resources: { readonly requests: object; readonly limits: { readonly memory?: string } }
}

interface Pod {
  readonly enableServiceLinks: boolean
  readonly securityContext: object
  readonly containers: readonly [Container]
  readonly terminationGracePeriodSeconds: number
}

const manifest = readFileSync(
  new URL('../../../../deploy/kubernetes.yaml', import.meta.url),
  'utf8',
)
const documents = parseAllDocuments(manifest)
const resources = documents.map((document) => document.toJS() as Resource)

const named = (kind: string, name: string): unknown =>
  resources.find((each) => each.kind === kind && each.metadata.name === name)

const podOf = (name: string): Pod =>
  (named('Deployment', name) as { spec: { template: { spec: Pod } } }).spec.template.spec

test('the manifest is valid YAML', () => {
  expect(documents.flatMap(({ errors }) => errors)).toEqual([])
})

test('every resource conforms to its published schema', async () => {
  expect(await faultsIn(resources)).toBe('')
})

test('the schema check finds unknown names, wrong types, missing fields and other versions', async () => {
  const changes = [
    ['enableServiceLinks', 'enableServiceLink', '\'"enableServiceLink"\' does not exist'],
    ['replicas: 2', 'replicas: two', "Type 'string' is not assignable to type 'number'"],
    ['scaleTargetRef: { name: worker }', 'scaleTargetRef: {}', "Property 'name' is missing"],
    ['apiVersion: policy/v1', 'apiVersion: policy/v2', '"policy/v2"'],
  ] as const
  const changed = changes.reduce((text, [from, to]) => text.replace(from, to), manifest)
  const faults = await faultsIn(parseAllDocuments(changed).map((each) => each.toJS() as Resource))
  for (const [from, , fault] of changes) {
    expect(manifest).toContain(from)
    expect(faults).toContain(fault)
  }
})

describe.each(['web', 'worker'])('a pod of %s', (name) => {
  const pod = podOf(name)
  const [container] = pod.containers

  test('satisfies the restricted pod security standard', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  test('requests CPU and memory, and limits memory', () => {
    expect(container.resources.requests).toMatchObject({
      cpu: expect.any(String) as string,
      memory: expect.any(String) as string,
    })
    expect(container.resources.limits.memory).toBeDefined()
  })

  test('has at least 15 s to stop, and gets no environment variables for Services', () => {
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(15)
    expect(pod.enableServiceLinks).toBe(false)
  })

  test('has valid settings that include the bucket', () => {
    const { data } = named('ConfigMap', 'kaoiro') as { data: Record<string, string> }
    const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
    const secret = {
      DATABASE_URL: 'postgresql://kaoiro:secret@database:5432/kaoiro',
      KAOIRO_METRICS_TOKEN: '0123456789abcdef',
    }
    const config = configOf(
      { ...data, ...secret, ...own },
      {},
      { data: '/data', threads: 2, logLevel: 'info' },
    )
    expect(config).toMatchObject(E.right({ role: name, bucket: { _tag: 'S3' } }))
  })
})

test('the queue scales the workers', () => {
  const { spec } = named('ScaledObject', 'worker') as {
    spec: { scaleTargetRef: { name: string } }
  }
  expect(podOf(spec.scaleTargetRef.name).containers[0].env).toContainEqual({
    name: 'KAOIRO_ROLE',
    value: 'worker',
  })
})
