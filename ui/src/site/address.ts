/**
 * The path of the site, with a slash at its end: `/` at the root of a host. All scripts are in the folder `assets` below
 * it. The service adds it to the addresses in rendered pages (core/src/pages/moved-page.ts).
 */
export const sitePath: string =
  import.meta.env.SSR || !import.meta.env.PROD
    ? '/'
    : new URL(import.meta.url).pathname.replace(/assets\/[^/]*$/, '')

/** The address of a file of the site. @param path with a slash at its start */
export const fileAddress = (path: string): string => sitePath + path.slice(1)

/** The address of the site, without a slash at its end. */
export const siteAddress = (): string => window.location.origin + sitePath.slice(0, -1)

/** The path of the current page below the site's. */
export const pagePath = (): string => window.location.pathname.slice(sitePath.length - 1)
