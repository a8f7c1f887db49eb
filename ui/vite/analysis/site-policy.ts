import type { Plugin } from 'vite'

/** As the service's own header (`security-headers.ts`), but for what a page cannot say of itself. */
const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
].join('; ')

/**
 * Writes the policy into the pages of a site without a service, which any web server may send: nothing leaves for
 * elsewhere. The analysis's WebAssembly is compiled in a worker, whose policy is its own.
 */
export const sitePolicy = (): Plugin => ({
  name: 'kaoiro-site-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
})
