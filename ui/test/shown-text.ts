import type { Locator } from 'playwright-core'
import { withoutBreaks } from '../src/components/break-place.js'

/** An element's text as it is read: without the places where its lines may break. */
export const shownText = async (element: Locator): Promise<string> =>
  withoutBreaks((await element.textContent()) ?? '')

/** The same, of each of several elements. */
export const shownTexts = async (elements: Locator): Promise<ReadonlyArray<string>> =>
  (await elements.allTextContents()).map(withoutBreaks)
