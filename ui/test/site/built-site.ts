import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@kaoiro/core/pages'
import { languageQuery, languages } from '@kaoiro/core/language'
import type { FurnishedStore } from '@kaoiro/store/read'
import { loadScreens } from '@kaoiro/texts/load'
import type { OpenStoreSite, Rasterise, SiteBuild } from '@kaoiro/ui/site'

const program = createRequire(import.meta.url).resolve('@kaoiro/ui/site')

const readBuilt = async <A>(file: string): Promise<A> =>
  JSON.parse(await readFile(path.join(path.dirname(program), file), 'utf8')) as A

/** Makes the site of a store with the built program that the service uses; by default of the store of the build. */
export async function builtSite(
  store?: FurnishedStore,
  rasterise: Rasterise | null = null,
): ReturnType<OpenStoreSite> {
  const file = pathToFileURL(program)
  // The program knows one store.
  if (store !== undefined) file.search = store.store.brand.name
  const { openStoreSite } = (await import(file.href)) as { readonly openStoreSite: OpenStoreSite }
  const build = await readBuilt<SiteBuild>('build.json')
  return openStoreSite(build, store ?? (await readBuilt<FurnishedStore>('store.json')), rasterise)
}

/** Loads the built renderer that the service uses. */
export const builtRenderer = async (): Promise<PageRenderer> => (await builtSite()).drawPage

/** The pages' texts in each language, and the query of their URLs. */
export const pageTexts = await Promise.all(
  languages.map(async (language) => {
    const screens = await loadScreens(language)
    const { texts: result } = await screens.result()
    const { texts: compare } = await screens.compare()
    return { language, query: languageQuery(language), result, compare }
  }),
)
