import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { loadStore } from '../../src/system/store.js'

const folder = await useFolder()

describe('loadStore', () => {
  test('reads the store that the pages were built with', async () => {
    const { brand, products } = await loadStore({})
    expect(brand).toMatchObject({ name: 'Kaoiro', mark: '顔色' })
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
})
