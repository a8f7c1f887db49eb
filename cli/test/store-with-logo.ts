import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fixturePath } from '@kaoiro/fixtures/files'

/** Makes a store in a folder, with its icon as the logo. */
export async function storeWithLogo(
  folder: string,
): Promise<{ readonly env: { readonly KAOIRO_STORE: string }; readonly logo: string }> {
  const store = await mkdtemp(path.join(folder, 'logo-'))
  await cp(fixturePath('stores/lumen'), store, { recursive: true })
  const file = path.join(store, 'store.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('icon.svg" }', 'icon.svg", "logo": "pictures/icon.svg" }'))
  const icon = await readFile(path.join(store, 'pictures/icon.svg'), 'base64')
  return { env: { KAOIRO_STORE: store }, logo: `data:image/svg+xml;base64,${icon}` }
}
