/**
 * Moves a page of the build from the root of a host to a site below a path, by changing its addresses.
 * Scripts, styles, web manifest and service worker find their neighbours by relative addresses.
 *
 * @param sitePath without a slash at its end; empty for the root
 */
export const movedPage =
  (sitePath: string) =>
  (html: string): string =>
    html.replace(/ (?:href|src|srcset)="(?=\/(?!\/))/gi, (attribute) => attribute + sitePath)
