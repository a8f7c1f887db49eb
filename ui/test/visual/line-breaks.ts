import type { Page } from 'playwright-core'

/** A line may end after these: a space, punctuation, and the places that the build puts between phrases. */
const ends = '[\\s\\u200B、。，．」』）】！？・…／-]$'

/** What comes after a line's end within a word or a phrase, with the line before it; justified texts break anywhere. */
export const linesBrokenOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((ends) => {
    const lineEnds = new RegExp(ends)
    const bottomOf = (node: Node, at: number): number | undefined => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getBoundingClientRect()
      return box.width > 0 ? box.bottom : undefined
    }
    const isInLines = (node: Node): boolean => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getClientRects().length > 1
    }
    /** A text before and from each place where a line of it begins, but the first. */
    const linesOf = (node: Text) => {
      let above = Infinity
      return Array.from({ length: node.length }, (_, at) => at).flatMap((at) => {
        const bottom = bottomOf(node, at) ?? above
        const begins = bottom > above + 1
        above = bottom
        return begins ? [{ line: node.data.slice(0, at), next: node.data.slice(at) }] : []
      })
    }
    const texts: Array<Text> = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
      .filter(({ parentElement }) => parentElement?.checkVisibility())
      .filter(({ parentElement: of }) => of && getComputedStyle(of).wordBreak !== 'normal')
      .filter(isInLines)
      .flatMap(linesOf)
      .filter(({ line }) => !lineEnds.test(line))
      .map(({ line, next }) => `a line breaks within a phrase: “${line} / ${next}”`)
  }, ends)
