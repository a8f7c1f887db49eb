/** The path of a result's page (specification §2). */
export const resultPath = (code: string): string => `/result/${code}`

/** The path of the page on how to wear a colour. @param colour with or without `#` */
export const colourPath = (code: string, colour: string): string =>
  `${resultPath(code)}/colour/${colour.replace('#', '')}`

/** The path of the preview image for links to a page. @param page the page's own path */
export const cardPath = (page: string): string => `${page}/card.png`

/** The path of the page with two results side by side, or, given one, of the page that asks for the other. */
export function comparePath(...codes: readonly [a: string, b?: string]): string {
  return `/compare/${codes.join('/')}`
}
