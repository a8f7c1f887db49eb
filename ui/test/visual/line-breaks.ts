import type { Page } from 'playwright-core'

/** A line may end after a space, punctuation, or a break opportunity that the build adds between phrases. */
const lineEnd = '[\\s\\u200B、。，．」』）】！？・…／-]$'

/** Finds lines that break within a word or a phrase; justified texts may break anywhere. */
export const linesBrokenOn = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await lineBreaksOn(page)).map(
    ({ line, next }) => `a line breaks within a phrase: “${line} / ${next}”`,
  )

/** Finds lines that break within a word. Large text may break between the words of a long phrase. */
export const wordsBrokenOn = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await lineBreaksOn(page))
    .filter(({ line, next }) => !wordStarts(line + next).includes(line.length))
    .map(({ line, next }) => `a line breaks within a word: “${line} / ${next}”`)

const words = new Intl.Segmenter('ja', { granularity: 'word' })

const wordStarts = (text: string): ReadonlyArray<number> =>
  Array.from(words.segment(text), ({ index }) => index)

/** Finds texts that are wider than the page, or than their box if it hides what does not fit. */
export const cutOffOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const ownText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
    /** Rows to swipe through are wider than the page, and some texts are for screen readers only. */
    const mayExceed = (element: Element): boolean =>
      element.closest('[tabindex="0"], dialog:not([open]), .visually-hidden') !== null
    return [...document.body.querySelectorAll('*')]
      .filter((element) => ownText(element) && element.checkVisibility() && !mayExceed(element))
      .filter((element) => {
        const { overflowX, display } = getComputedStyle(element)
        const hides = overflowX !== 'visible' && display !== 'inline'
        const { right, width } = element.getBoundingClientRect()
        return (
          (width > 1 && right > innerWidth + 1) ||
          (width > 1 && hides && element.scrollWidth > element.clientWidth + 1)
        )
      })
      .map(({ textContent }) => `a text is cut off: “${textContent.slice(0, 40)}”`)
  })

interface LineBreak {
  readonly line: string
  readonly next: string
}

/** The breaks of lines at other places than `lineEnd`. */
const lineBreaksOn = (page: Page): Promise<ReadonlyArray<LineBreak>> =>
  page.evaluate((lineEnd) => {
    const endsWell = new RegExp(lineEnd)
    const bottomOf = (node: Node, at: number): number | undefined => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getBoundingClientRect()
      return box.width > 0 ? box.bottom : undefined
    }
    const hasSeveralLines = (node: Node): boolean => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getClientRects().length > 1
    }
    /** Splits a text at the start of each line after the first. */
    const splitsOf = (node: Text) => {
      let above = Infinity
      return Array.from({ length: node.length }, (_, at) => at).flatMap((at) => {
        const bottom = bottomOf(node, at) ?? above
        const isNewLine = bottom > above + 1
        above = bottom
        return isNewLine ? [{ line: node.data.slice(0, at), next: node.data.slice(at) }] : []
      })
    }
    const texts: Array<Text> = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
      .filter(({ parentElement }) => parentElement?.checkVisibility())
      .filter(({ parentElement: of }) => of && getComputedStyle(of).wordBreak !== 'normal')
      .filter(hasSeveralLines)
      .flatMap(splitsOf)
      .filter(({ line }) => !endsWell.test(line))
  }, lineEnd)
