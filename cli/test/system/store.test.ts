import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { loadStore } from '../../src/system/store.js'

const folder = await useFolder()

describe('the store’s products', () => {
  test('come from the build of the pages', async () => {
    const { products } = await loadStore()
    expect(products.map(({ category }) => category)).toContain('lip')
  })

  test.each([
    ['missing', null],
    ['cut off', '[{"category":"lip"'],
    ['of another kind', '{"products":[]}'],
  ])('are none if the file is %s', async (name, content) => {
    const file = path.join(folder, `${name}.json`)
    if (content !== null) await writeFile(file, content)
    expect((await loadStore(file)).products).toEqual([])
  })
})
