/** The service's policy (`security-headers.ts`), except for directives that browsers ignore in a `<meta>` element. */
export const sitePolicy = (script: string | null): string =>
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
