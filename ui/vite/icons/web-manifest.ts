import { defaultLanguage } from '@kaoiro/core/locales/language'
import { start } from '@kaoiro/core/locales/ja/screens/start'
import { manifestIcons } from './icons.js'

/** What a home screen needs to show the site as an app (W3C Web Application Manifest). */
export const webManifest = (brand: string, ground: string) => ({
  id: '/',
  name: brand,
  short_name: brand,
  description: start.gender.lead,
  lang: defaultLanguage,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: ground,
  theme_color: ground,
  categories: ['beauty', 'lifestyle'],
  icons: manifestIcons.map(({ file, size, isMaskable }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  })),
})
