import type { Page } from 'playwright-core'

/** The fields of a history entry's state that the privacy page describes as details of the result. */
const toldOfHistory = ['agreement', 'answers', 'at', 'certainty', 'receipt']

/** Returns the names of everything that the page has stored in the browser. */
const storedBy = async (page: Page): Promise<ReadonlyArray<string>> => {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async () => {
    const { usr } = (history.state ?? {}) as { readonly usr?: object | null }
    const databases = await indexedDB.databases()
    return [
      ...Object.keys(sessionStorage),
      ...Object.keys(localStorage),
      ...(await caches.keys()),
      ...databases.map(({ name = '' }) => `IndexedDB: ${name}`),
      ...Object.keys(usr ?? {}).map((field) => `history: ${field}`),
    ]
  })
  return [...inPage, ...cookies.map(({ name }) => `cookie: ${name}`)]
}

/** A star is the version of an offline copy, or else the key of a history entry. */
const patternOf = (declared: string): RegExp =>
  declared === 'kaoiro-*'
    ? /^kaoiro-[\da-f]{12}$/
    : new RegExp(`^${declared.replaceAll('.', String.raw`\.`).replace('*', '.+')}$`)

/** Returns the names of stored data that the site's privacy page does not declare. */
export const undeclaredBy = async (page: Page): Promise<ReadonlyArray<string>> => {
  const stored = await storedBy(page)
  const other = await page.context().newPage()
  await other.goto(new URL('/privacy', page.url()).href)
  await other.locator('code').first().waitFor()
  const declared = [
    ...(await other.locator('code').allInnerTexts()),
    ...toldOfHistory.map((field) => `history: ${field}`),
  ].map(patternOf)
  await other.close()
  return stored.filter((name) => !declared.some((pattern) => pattern.test(name)))
}

/** Waits until the offline copy is complete. */
export const waitForCopy = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready)
