import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { defaultLanguage } from '@kaoiro/core/language'
import { start } from '@kaoiro/texts/ja'
import { site } from '../src/site/site.js'

/** The page's background (`--ivory` in tokens.css and `theme-color` in index.html). */
const background = '#faf7f2'

interface Icon {
  readonly file: string
  /** Width and height in pixels. */
  readonly size: number
  /** Whether Android may crop the icon to any shape; only the middle 80 % are always visible. */
  readonly isMaskable: boolean
}

/** The icon for the home screen of iOS, which rounds its corners. */
const touchIcon: Icon = { file: 'apple-touch-icon.png', size: 180, isMaskable: false }

/** The icons in the web manifest, in the two sizes that browsers require. */
const manifestIcons: ReadonlyArray<Icon> = [
  { file: 'icon-192.png', size: 192, isMaskable: false },
  { file: 'icon-512.png', size: 512, isMaskable: false },
  { file: 'icon-maskable-512.png', size: 512, isMaskable: true },
]

/**
 * Writes the web manifest and its icons, so that visitors can add the site to their home screen. The icons are drawn
 * from `favicon.svg`, which a store replaces. The offline copy does not contain them.
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
      const manifest = JSON.stringify(webManifest(site.brand), null, 2)
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest })
      const favicon = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8')
      const { Resvg } = await import('@resvg/resvg-js')
      for (const icon of [touchIcon, ...manifestIcons]) {
        const drawn = new Resvg(iconSource(favicon, icon)).render()
        this.emitFile({ type: 'asset', fileName: icon.file, source: drawn.asPng() })
      }
    },
  }
}

/** The W3C Web Application Manifest. Its addresses are relative to it, because a site may be below a path. */
const webManifest = (brand: string) => ({
  name: brand,
  short_name: brand,
  description: start.gender.lead,
  lang: defaultLanguage,
  dir: 'ltr',
  start_url: '.',
  scope: '.',
  display: 'standalone',
  background_color: background,
  theme_color: background,
  categories: ['beauty', 'lifestyle'],
  icons: manifestIcons.map(({ file, size, isMaskable }) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  })),
})

/** Scale of the drawing in a maskable icon. The favicon's circle already fits the middle 73 %. */
const maskableScale = 0.8

/** Returns an icon as SVG, with the background behind the favicon. */
const iconSource = (favicon: string, { size, isMaskable }: Icon): string => {
  // An even size keeps the drawing's edges between pixels.
  const side = isMaskable ? 2 * Math.round((maskableScale * size) / 2) : size
  const at = (size - side) / 2
  const drawing = favicon.replace(
    '<svg ',
    `<svg x="${at}" y="${at}" width="${side}" height="${side}" `,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${background}"/>${drawing}</svg>`
  )
}
