import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { fixturePath } from '@kaoiro/fixtures/files'
import { loadStore } from '../../src/system/store.js'

const folder = await useFolder()

const lumen = fixturePath('stores/lumen')

describe('loadStore', () => {
  test('reads the store that the pages were built with', async () => {
    const { brand, products } = await loadStore({})
    expect(brand).toBe('Kaoiro')
    expect(products.map(({ category }) => category)).toContain('lip')
  })

  test.each([
    ['missing', null],
    ['cut off', '{"store":{"brand":'],
  ])('returns no products if the file is %s', async (name, content) => {
    const file = path.join(folder, `${name}.json`)
    if (content !== null) await writeFile(file, content)
    expect((await loadStore({}, file)).products).toEqual([])
  })

  test('reads the folder of KAOIRO_STORE', async () => {
    const { brand, products } = await loadStore({ KAOIRO_STORE: lumen })
    expect(brand).toBe('Lumen')
    expect(products).toHaveLength(3)
  })

  test('rejects with the faults of KAOIRO_STORE', async () => {
    const broken = path.join(folder, 'broken')
    await cp(lumen, broken, { recursive: true })
    await writeFile(path.join(broken, 'store.json'), '{\n  "brand": 1,\n}')
    await expect(loadStore({ KAOIRO_STORE: broken })).rejects.toThrow(
      /KAOIRO_STORE=.*broken\n(.*\n)*.*store\.json:2: brand must be an object/,
    )
  })
})
