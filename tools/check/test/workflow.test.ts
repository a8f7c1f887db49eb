import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { supportedNodes } from '@kaoiro/fixtures/node-versions'
import { workspace } from '../../programs/workspace.js'

const read = (name: string): string => readFileSync(path.join(workspace, name), 'utf8')

test('the GitHub workflow runs the README’s command on every supported version of Node', () => {
  const workflow = read('.github/workflows/test.yml')
  expect(workflow).toContain(`node: [${supportedNodes.join(', ')}]`)
  const [, command = 'none'] = /^ +- run: (.*)$/m.exec(workflow) ?? []
  expect(read('README.md')).toContain(command)
})
