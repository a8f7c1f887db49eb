/** Where pages of the build contain an address at the root of a host; the path of the site follows. */
export const builtAddresses: RegExp = / (?:href|src|srcset)="(?=\/(?!\/))/gi

/**
 * Moves a page of the build from the root of a host to a site below a path, by changing its addresses.
 * Scripts, styles, web manifest and service worker find their neighbours by relative addresses.
 *
 * @param sitePath without a slash at its end; empty for the root, a dot for addresses relative to the page
 */
export const movedPage =
  (sitePath: string) =>
  (html: string): string =>
    html.replace(builtAddresses, (attribute) => attribute + sitePath)
