import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { settled } from '../settled.js'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * All rules of axe, including those that are off by default. Limiting the preload to media saves it from parsing all
 * stylesheets for an experimental rule.
 */
const allRules: RunOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  rules: { 'target-size': { enabled: true } },
}

/** Omits colour contrast, which takes half of the time and is the same in every language. */
const rulesOfTexts: RunOptions = {
  ...allRules,
  rules: { ...allRules.rules, 'color-contrast': { enabled: false } },
}

/**
 * Returns axe's violations on the page, one string each.
 *
 * @param isTranslated whether the page was checked before in another language
 * @param hydrates false if the test keeps the page as the server has rendered it
 */
export const violationsOn = async (
  page: Page,
  { isTranslated = false, hydrates = true } = {},
): Promise<ReadonlyArray<string>> => {
  await settled(page, hydrates)
  const options = isTranslated ? rulesOfTexts : allRules
  // Half a megabyte; loads it once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(
        options,
      ),
    options,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id} (${help}): ${html}\n  ${failureSummary}`),
  )
}

/** Minimum width and height in CSS pixels (WCAG 2.2, enhanced target size, 2.5.5). */
const minTarget = 44

/** Returns the page's controls that are too small to press, one string each. */
export const smallTargetsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((min) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role="button"]'
    /** The label of a control belongs to its target. */
    const targetOf = (element: Element) => element.closest('label') ?? element
    /** 2.5.5 exempts links within a sentence. */
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      Array.from(element.parentNode?.childNodes ?? []).some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      )
    return Array.from(document.querySelectorAll(pressable))
      .filter((element) => element.checkVisibility() && !inSentence(element))
      .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < min)
      .map(({ element, box }) => `${element.outerHTML} is ${box.width} × ${box.height}`)
  }, minTarget)

/**
 * Returns the elements that contain a text node managed by React, which is any text that is not the only child of its
 * element. Browsers' translation replaces text nodes; React then throws when it removes one, and shows the old text
 * after a change.
 */
export const looseTextsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Array<string> = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber')))
        found.push(`text next to other nodes: ${text.parentElement?.outerHTML ?? ''}`)
    return found
  })

/** Maximum share of the window's height that a fixed bar of actions may cover; a landscape phone allows no bar. */
const maxCovered = { portrait: 0.25, landscape: 0 }

/** Returns the parts of the page, except dialogs, that cover too much of the window, one string each. */
export const coveringBarsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((max) => {
    const limit = innerHeight * (innerWidth > innerHeight ? max.landscape : max.portrait)
    return Array.from(document.querySelectorAll('main *'))
      .filter((element) => element.closest('dialog') === null)
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > limit)
      .map(({ className }) => `${className} covers more than ${limit} px of the window`)
  }, maxCovered)

/** Runs a check with text of twice the size, as the settings of a browser allow (WCAG 2.2, 1.4.4). */
export const withLargeText = async <A>(page: Page, check: () => Promise<A>): Promise<A> => {
  const setSize = (size: string) =>
    page.evaluate((size) => (document.documentElement.style.fontSize = size), size)
  await setSize('200%')
  const found = await check()
  await setSize('')
  return found
}
