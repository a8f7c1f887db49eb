import type { Store } from '@kaoiro/store/read'
import type { Rasterise } from '../site-build.js'

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
 * The icons for home screens, drawn from the store's icon, by their path. The check of the store (store/src/cross-checks.ts) has
 * drawn it, too: here, the rasteriser ignores its faults. The offline copy does not contain them.
 *
 * @param icon SVG source in base64
 */
export function homeScreenIcons(
  { colours }: Pick<Store, 'colours'>,
  icon: string,
  rasterise: Rasterise,
): ReadonlyArray<readonly [string, Uint8Array]> {
  return [touchIcon, ...manifestIcons].map((each) => [
    `/${each.file}`,
    rasterise(iconSource(icon, colours.ground, each)),
  ])
}

/** The W3C Web Application Manifest. Its addresses are relative to it, because a site may be below a path. */
export function webManifest(
  { brand, languages, colours }: Pick<Store, 'brand' | 'languages' | 'colours'>,
  description: string,
) {
  return {
    name: brand.name,
    short_name: brand.name,
    description,
    lang: languages[0],
    dir: 'ltr',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    background_color: colours.ground,
    theme_color: colours.ground,
    categories: ['beauty', 'lifestyle'],
    icons: manifestIcons.map(({ file, size, isMaskable }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
  }
}

/** Scale of the drawing in a maskable icon. The middle 73 % of the demonstration store's icon fit without it. */
const maskableScale = 0.8

/** Returns an icon as SVG, with the ground of the pages behind the drawing. */
const iconSource = (drawing: string, ground: string, { size, isMaskable }: Icon): string => {
  // An even size keeps the drawing's edges between pixels.
  const side = isMaskable ? 2 * Math.round((maskableScale * size) / 2) : size
  const at = (size - side) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${ground}"/>` +
    `<image x="${at}" y="${at}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${drawing}"/></svg>`
  )
}
