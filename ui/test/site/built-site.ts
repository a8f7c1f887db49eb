import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@kaoiro/core/pages'
import { languageQuery, languages } from '@kaoiro/core/language'
import type { FurnishedStore } from '@kaoiro/store/read'
import { loadScreens } from '@kaoiro/texts/load'
import type { OpenStaticSite, OpenStoreSite, Rasterise, SiteBuild } from '@kaoiro/ui/site'

const program = createRequire(import.meta.url).resolve('@kaoiro/ui/site')

const readBuilt = async <A>(file: string): Promise<A> =>
  JSON.parse(await readFile(path.join(path.dirname(program), file), 'utf8')) as A

interface Program {
  readonly openStoreSite: OpenStoreSite
  readonly openStaticSite: OpenStaticSite
}

/** Imports the built program, with its inputs. By default, its store is that of the build. */
const openProgram = async (given?: FurnishedStore) => {
  const file = pathToFileURL(program)
  // The program knows one store.
  if (given !== undefined) file.search = given.store.brand.name
  const functions = (await import(file.href)) as Program
  const build = await readBuilt<SiteBuild>('build.json')
  return { ...functions, build, store: given ?? (await readBuilt<FurnishedStore>('store.json')) }
}

/** Makes the site of a store with the built program that the service uses. */
export async function builtSite(
  given?: FurnishedStore,
  rasterise: Rasterise | null = null,
): ReturnType<OpenStoreSite> {
  const { openStoreSite, build, store } = await openProgram(given)
  return openStoreSite(build, store, rasterise)
}

/** Makes the files of a static site, as `kaoiro site` does. */
export async function builtStaticSite(given: FurnishedStore): ReturnType<OpenStaticSite> {
  const { openStaticSite, build, store } = await openProgram(given)
  return openStaticSite(build, store, null)
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
