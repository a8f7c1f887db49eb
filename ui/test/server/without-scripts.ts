import type { Page } from 'playwright-core'

/** Keeps the page as the service has drawn it. */
export const withoutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())
