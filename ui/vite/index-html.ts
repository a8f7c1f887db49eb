import type { Plugin } from 'vite'
import { site } from '../src/site/site.js'
import { analyticsScript } from './analytics.js'

/** Writes the brand into index.html, because the page is visible before scripts run. */
export const brand = (): Plugin => ({
  name: 'kaoiro-brand',
  transformIndexHtml: (html) => html.replaceAll('{{brand}}', site.brand),
})

/** The service's policy (`security-headers.ts`), except for directives that browsers ignore in a `<meta>` element. */
const policy = (script: string | null): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ["script-src 'self'", ...(script === null ? [] : [script])].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "img-src 'self' blob: data:",
    ["connect-src 'self'", ...(script === null ? [] : [new URL(script).origin])].join(' '),
  ].join('; ')

/**
 * Writes the content security policy into the pages of a site without a service, because its web server may not send
 * the header. The worker that compiles the analysis's WebAssembly has its own policy.
 */
export const sitePolicy = (): Plugin => ({
  name: 'kaoiro-site-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(analyticsScript()) },
      injectTo: 'head-prepend',
    },
  ],
})
