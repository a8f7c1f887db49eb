import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { site } from '../../src/site/site.js'
import { iconSource, manifestIcons, touchIcon } from './icons.js'
import { webManifest } from './web-manifest.js'

/** The page's own ground (`--ivory` of tokens.css, and `theme-color` of index.html). */
const ground = '#faf7f2'

/**
 * Writes the web manifest and the icons that it names, so that the site can be put on a home screen. They are drawn
 * from `favicon.svg`, which a store replaces. Browsers load them when they are needed, and the offline copy leaves
 * them out.
 */
export const homeScreen = (): Plugin => {
  let publicFolder: string
  return {
    name: 'kaoiro-home-screen',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir
    },
    async generateBundle() {
      const manifest = JSON.stringify(webManifest(site.brand, ground), null, 2)
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest })
      const favicon = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8')
      const { Resvg } = await import('@resvg/resvg-js')
      for (const icon of [touchIcon, ...manifestIcons]) {
        const drawn = new Resvg(iconSource(favicon, ground, icon)).render()
        this.emitFile({ type: 'asset', fileName: icon.file, source: drawn.asPng() })
      }
    },
  }
}
