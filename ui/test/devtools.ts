import type { CDPSession, Page } from 'playwright-core'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * A page's own connection to Chromium's developer tools, for what is undone when its tab is given back (`tabs.ts`). What
 * else a test does wants a session of its own: a tab that has one is not used again.
 */
export const devtoolsOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
