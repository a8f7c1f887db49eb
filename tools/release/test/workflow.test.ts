import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { supportedNodes } from '@kaoiro/fixtures/node-versions'

const read = (name: string): Promise<string> => readFile(fixturePath(`../${name}`), 'utf8')

test("the hosted tests run the README's command on each Node that packages are tried on", async () => {
  const workflow = await read('.github/workflows/test.yml')
  expect(workflow).toContain(`node: [${supportedNodes.join(', ')}]`)
  const [, command = 'none'] = /^ +- run: (.*)$/m.exec(workflow) ?? []
  expect(await read('README.md')).toContain(`\n${command} `)
})
