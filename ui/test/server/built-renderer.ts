import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@kaoiro/core/pages'
import type { FurnishedStore } from '@kaoiro/store/read'
import type { OpenStoreSite, SiteBuild } from '../../src/server/site-build.js'

const built = path.join(import.meta.dirname, '../../dist/.server')

const readBuilt = async <A>(file: string): Promise<A> =>
  JSON.parse(await readFile(path.join(built, file), 'utf8')) as A

/** Makes the site of a store with the built program that the service uses; by default of the store of the build. */
export const builtSite = async (store?: FurnishedStore): ReturnType<OpenStoreSite> => {
  const file = pathToFileURL(path.join(built, 'store-site.mjs'))
  // The program knows one store.
  if (store !== undefined) file.search = store.store.brand.name
  const { openStoreSite } = (await import(file.href)) as { readonly openStoreSite: OpenStoreSite }
  const build = await readBuilt<SiteBuild>('build.json')
  return openStoreSite(build, store ?? (await readBuilt<FurnishedStore>('store.json')), null)
}

/** Loads the built renderer that the service uses. */
export const builtRenderer = async (): Promise<PageRenderer> => (await builtSite()).drawPage
