import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, PageTemplates } from '@kaoiro/core/flow'

const built = path.join(import.meta.dirname, '../../dist')

/** Loads the built renderer that the service uses. */
export const builtRenderer = async (): Promise<PageRenderer> => {
  const file = pathToFileURL(path.join(built, '.server/page-renderer.mjs')).href
  const { createPageRenderer } = (await import(file)) as {
    readonly createPageRenderer: (templates: PageTemplates) => Promise<PageRenderer>
  }
  const template = (page: string) => readFile(path.join(built, page), 'utf8')
  return createPageRenderer({
    result: await template('result.html'),
    compare: await template('compare.html'),
  })
}
