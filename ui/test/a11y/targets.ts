import type { Page } from 'playwright-core'

/** CSS pixels each way: WCAG 2.2's enhanced target size, 2.5.5. */
const min = 44

/** Everything on the page that can be pressed, and is smaller than that. */
export const smallTargetsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((min) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role="button"]'
    /** A label is pressed for what it labels. */
    const targetOf = (element: Element) => element.closest('label') ?? element
    /** The exception of 2.5.5: a link within a sentence is as high as its line. */
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
  }, min)
