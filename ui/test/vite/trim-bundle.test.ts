import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const assets = path.join(import.meta.dirname, '../../dist/assets')

it('the first load does not contain React Router’s framework mode', () => {
  const [libraries] = readdirSync(assets).filter((file) => /^libraries-.*\.js$/.test(file))
  const code = readFileSync(path.join(assets, libraries ?? ''), 'utf8')
  expect(code.includes('createRoot')).toBe(true)
  expect(code.includes('__reactRouterContext')).toBe(false)
})
