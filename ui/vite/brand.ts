import type { Plugin } from 'vite'
import { site } from '../src/site/site.js'

/** Writes the brand's name into index.html, which is shown before any script has run. */
export const brand = (): Plugin => ({
  name: 'kaoiro-brand',
  transformIndexHtml: (html) => html.replaceAll('{{brand}}', site.brand),
})
