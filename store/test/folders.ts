import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useFolder } from '@kaoiro/fixtures/use-folder'

/** The least that a store sets, one key a line. */
export const least = [
  '{',
  '  "brand": { "name": "Lumen", "icon": "pictures/icon.svg" },',
  '  "company": { "en": "Lumen Ltd.", "ko": "루멘" },',
  '  "languages": ["ko", "en"],',
  '  "links": {',
  '    "top": "https://lumen.example/",',
  '    "again": "https://lumen.example/again/",',
  '    "company": "https://lumen.example/company/",',
  '    "legal": "https://lumen.example/legal/",',
  '    "privacy": "https://lumen.example/privacy/",',
  '    "siteUse": "https://lumen.example/site-use/",',
  '  },',
  '  "cosmetics": {',
  '    "pattern": { "default": "https://lumen.example/pattern/{pattern}/" },',
  '    "season": { "default": "https://lumen.example/", "winter": "https://lumen.example/{season}/" },',
  '  },',
  '  // further settings',
  '}',
].join('\n')

/** Settings with further ones on line 17. */
export const leastWith = (further: string): string =>
  least.replace('  // further settings', `  ${further}`)

/** The least that an SVG needs to be drawn. */
export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'

type Files = Readonly<Record<string, string | Uint8Array>>

/** Returns a function that writes a store's folder, with an icon. All folders are removed after the test file. */
export const useStoreFolders = async (): Promise<(files: Files) => Promise<string>> => {
  const folder = await useFolder()
  return async (files) => {
    const store = await mkdtemp(path.join(folder, 'store-'))
    await mkdir(path.join(store, 'pictures'))
    for (const [name, content] of Object.entries({ 'pictures/icon.svg': svg, ...files }))
      await writeFile(path.join(store, name), content)
    return store
  }
}
