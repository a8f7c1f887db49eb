import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { storeJsonSchema } from '../src/schema.js'
import { newStore } from '../src/new.js'
import { checkStore } from '../src/read.js'
import { svg } from './folders.js'

const folder = await useFolder()

test.each(['unchanged', 'with all comments as settings'])(
  'a new store passes all checks %s',
  async (variant) => {
    const store = path.join(folder, variant)
    await mkdir(path.join(store, 'pictures'), { recursive: true })
    const files = { ...newStore(), 'pictures/journal.svg': svg, 'pictures/logo.svg': svg }
    for (const [name, content] of Object.entries(files)) {
      const settings = /^(\s*)\/\/ (?=["\]}{]| {2})/gm
      await writeFile(
        path.join(store, name),
        name === 'store.json' && variant !== 'unchanged'
          ? content.replace(settings, '$1')
          : content,
      )
    }
    expect(await checkStore(store)).toMatchObject(
      E.right({ store: { brand: { name: 'My Store' }, products: { length: 2 } } }),
    )
  },
)

test('docs/store.schema.json is the schema of store.json', async () => {
  await expect(storeJsonSchema()).toMatchFileSnapshot(
    path.join(import.meta.dirname, '../../docs/store.schema.json'),
    'Update it with: npx vitest run --project store store/test/new.test.ts -u',
  )
})
