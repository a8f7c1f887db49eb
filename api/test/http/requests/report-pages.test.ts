import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { Cards } from '../../../src/http/ports/site.js'
import { testService } from '../test-service.js'

const cards: Cards = { version: 'a', draw: () => Promise.resolve(E.right(Buffer.from('png'))) }

const ui = await useFolder()

beforeAll(async () => {
  await writeFile(path.join(ui, 'index.html'), 'the app')
  await writeFile(path.join(ui, 'sw.js'), 'the worker')
})

/** The pages counted for a request, from the metrics. */
const pagesFor = async (
  url: string,
  {
    method = 'GET' as const,
    accept = 'text/html',
  }: { method?: 'GET' | 'HEAD'; accept?: string } = {},
): Promise<ReadonlyArray<string>> => {
  const { service } = await testService({ cards, options: { ui } })
  await service.inject({ method, url, headers: { accept } })
  const { body } = await service.inject({ url: '/metrics' })
  await service.close()
  return [...body.matchAll(/^kaoiro_pages_sent_total\{page="([\w-]+)"\} 1$/gm)].map(
    ([, page = '']) => page,
  )
}

test.each([
  ['/', 'first-screen'],
  ['/gender-select?lang=en', 'first-screen'],
  ['/result/1F7womQ', 'result'],
  ['/compare/1F7womQ/1F7womQ', 'comparison'],
  ['/result/1F7womQ/card.png', 'card'],
])('%s is counted as %s', async (url, page) => {
  expect(await pagesFor(url)).toEqual([page])
})

test.each(['/sw.js', '/no/such/page', '/healthz', '/v1/sessions/x', '/result/1F7womQ/none.png'])(
  '%s is not counted',
  async (url) => {
    expect(await pagesFor(url)).toEqual([])
  },
)

test('a request for headers alone is not counted', async () => {
  expect(await pagesFor('/', { method: 'HEAD' })).toEqual([])
})
