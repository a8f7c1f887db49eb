import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'

const folder = await useFolder()

const promtool = async (...args: ReadonlyArray<string>) =>
  (await promisify(execFile)('promtool', [...args])).stdout

test('each alert fires when it should, and none on a quiet site', async () => {
  const tests = fixturePath('../tools/check/test/monitoring/alerts.promtool.yaml')
  expect(await promtool('test', 'rules', tests)).toContain('SUCCESS')
})

test('the queries of the dashboard are valid', async () => {
  const { panels } = JSON.parse(
    await readFile(fixturePath('../deploy/monitoring/dashboard.json'), 'utf8'),
  ) as { readonly panels: ReadonlyArray<{ readonly targets: ReadonlyArray<{ expr: string }> }> }
  const rules = panels
    .flatMap(({ targets }) => targets)
    .map(({ expr }, i) => ({ record: `panel:${i}`, expr }))
  const file = path.join(folder, 'queries.yaml')
  await writeFile(file, stringify({ groups: [{ name: 'dashboard', rules }] }))
  expect(await promtool('check', 'rules', file)).toContain('SUCCESS')
})
