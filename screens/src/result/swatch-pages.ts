import type { Season } from '@kaoiro/core/diagnosis'
import type { Chapter, SwatchPage } from '@kaoiro/core/palette'
import { swatchBook } from '@kaoiro/core/palette'
import type { Content } from '@kaoiro/texts/content'

/** A page of the swatch book with its name. */
export interface NamedPage extends SwatchPage {
  readonly name: string
}

export function swatchPages(
  { swatches, metals }: Pick<Content, 'swatches' | 'metals'>,
  season: Season,
  also: Season | null,
): ReadonlyArray<NamedPage> {
  const names: Readonly<Record<string, string>> = { ...swatches, ...metals }
  return swatchBook(season, also).map((page) => ({ ...page, name: names[page.id] ?? '' }))
}

/** The place of a page in its chapter. */
export interface PlaceInBook {
  readonly page: NamedPage | undefined
  readonly chapter: Chapter
  /** From 1. */
  readonly at: number
  readonly of: number
}

export function placeInBook(pages: ReadonlyArray<NamedPage>, index: number): PlaceInBook {
  const page = pages[index]
  const chapter = page?.chapter ?? 'best'
  const inChapter = pages.filter((other) => other.chapter === chapter)
  return {
    page,
    chapter,
    at: page === undefined ? 0 : inChapter.indexOf(page) + 1,
    of: inChapter.length,
  }
}

/** The page that a key turns to, from 0; null for other keys, and at both ends. */
export function pageForKey(key: string, index: number, count: number): number | null {
  const to = keys[key]?.(index, count)
  return to === undefined || to < 0 || to >= count ? null : to
}

const keys: Readonly<Record<string, ((index: number, count: number) => number) | undefined>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
