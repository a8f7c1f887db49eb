import { expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { loadLegal } from '@kaoiro/texts/load'
import { kaoiro } from '../../in-process.js'

test('prints the sign in each language of the store, with the words of the page before the photo', async () => {
  const env = { KAOIRO_STORE: fixturePath('stores/lumen') }
  const { code, stdout, stderr } = await kaoiro(['sign', '--site', 'https://a.example/kaoiro/'], {
    env,
  })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect([...stdout.matchAll(/<section lang="([^"]*)"/g)].map(([, language]) => language)).toEqual([
    'en',
    'ko',
  ])
  expect(stdout).toContain('A computer analyses photos of faces here')
  expect(stdout).toContain((await loadLegal('ko')).beforePhoto.what.text)
  expect(stdout).toContain('<svg')
  const without = await kaoiro(['sign'], { env })
  expect(without.stdout).not.toContain('<svg')
})
