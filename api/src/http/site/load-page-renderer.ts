import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, PageTemplates } from '@kaoiro/core/pages/page-renderer'
import { comparePage, resultPage } from './site-files.js'

/** Where a build of the UI has what draws its pages: files of such a folder are never served. */
const program = '.server/page-renderer.mjs'

/** The exports of that file. */
interface Program {
  readonly createPageRenderer: (templates: PageTemplates) => Promise<PageRenderer>
}

/** What draws the pages of a built UI; undefined for a build that has no such part. */
export const loadPageRenderer = async (folder: string): Promise<PageRenderer | undefined> => {
  const file = path.resolve(folder, program)
  if (!existsSync(file)) return undefined
  const { createPageRenderer } = (await import(pathToFileURL(file).href)) as Program
  const template = (page: string) => readFile(path.join(folder, page), 'utf8')
  return createPageRenderer({
    result: await template(resultPage),
    compare: await template(comparePage),
  })
}
