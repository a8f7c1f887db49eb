import type { CSSProperties } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Season } from '@kaoiro/core/diagnosis'
import type { SwatchPage } from '@kaoiro/core/palette'
import { chapters } from '@kaoiro/core/palette'
import { legibleOn } from '@kaoiro/drawing/pen'
import { pageForKey, placeInBook, swatchPages } from '@kaoiro/screens/result'
import { keepScreenOn } from '../../adapters/wake-lock.js'
import { FullScreenDialog } from '../../components/dialog.js'
import { Icon } from '../../components/icon.js'
import { withoutBreaks } from '../../components/break-place.js'
import { Names } from '../../components/names.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './swatch-book.module.css'

interface SwatchBookProps {
  readonly season: Season
  /** A second season that suits as well. */
  readonly also: Season | null
  readonly onClose: () => void
}

/** A season's colours in full screen, one at a time, to hold against a fabric. Keeps the screen on. */
export function SwatchBook(props: SwatchBookProps) {
  const { book: words } = useTexts(resultTexts).carry
  useEffect(keepScreenOn, [])
  return (
    <FullScreenDialog className={styles['dialog']} label={words.heading} onClose={props.onClose}>
      <SwatchPages {...props} />
    </FullScreenDialog>
  )
}

/** The pages of a swatch book, with its navigation. Swiping scrolls; keys and buttons jump. */
export function SwatchPages({ season, also, onClose }: SwatchBookProps) {
  const { content, carry } = useTexts(resultTexts)
  const { book: words } = carry
  const pages = swatchPages(content, season, also)
  const { scroller, index, follow, turnTo } = useTurning(pages.length)
  const { page, chapter, at, of } = placeInBook(pages, index)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys in addition to the buttons
    <div
      className={styles['book']}
      style={lookOf(page?.shades ?? [])}
      onKeyDown={(event) => {
        const to = pageForKey(event.key, index, pages.length)
        if (to === null) return
        event.preventDefault()
        turnTo(to)
      }}
    >
      <div className={styles['head']}>
        <p>
          <Names names={content.seasonNames(season, also)} />
        </p>
        <button type="button" className={styles['icon']} aria-label={words.close} onClick={onClose}>
          <Icon path="M5 5 19 19M19 5 5 19" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ol ref={scroller} className={styles['pages']} onScroll={follow} tabIndex={0}>
        {pages.map((each, order) => (
          <li
            key={`${each.chapter} ${each.id}`}
            className={styles['page']}
            style={lookOf(each.shades)}
          >
            <div className={styles['caption']}>
              <p className={styles['heading']}>{words.chapters[each.chapter].heading}</p>
              <p className={styles['name']}>{each.name}</p>
              {order === 0 && <p className={styles['hint']}>{words.hint}</p>}
            </div>
          </li>
        ))}
      </ol>
      <div className={styles['foot']}>
        <div className={styles['turn']}>
          <button
            type="button"
            className={styles['icon']}
            aria-label={words.previous}
            aria-disabled={index === 0}
            onClick={() => turnTo(index - 1)}
          >
            <Icon path="M15 4 7 12 15 20" />
          </button>
          <p aria-hidden="true">{`${at} / ${of}`}</p>
          <button
            type="button"
            className={styles['icon']}
            aria-label={words.next}
            aria-disabled={index === pages.length - 1}
            onClick={() => turnTo(index + 1)}
          >
            <Icon path="M9 4 17 12 9 20" />
          </button>
        </div>
        <div role="group" className={styles['chapters']} aria-label={words.chapterNavigation}>
          {chapters.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === chapter}
              onClick={() => turnTo(pages.findIndex((other) => other.chapter === each))}
            >
              {words.chapters[each].short}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {page !== undefined &&
          words.page({
            name: withoutBreaks(page.name),
            heading: words.chapters[chapter].heading,
            at,
            of,
          })}
      </p>
    </div>
  )
}

/** The index of the current page, which follows the scroll position when the visitor swipes, and a jump to a page. */
function useTurning(count: number) {
  const scroller = useRef<HTMLOListElement>(null)
  const [index, setIndex] = useState(0)
  return {
    scroller,
    index,
    follow: () => {
      const { scrollLeft = 0, clientWidth = 1 } = scroller.current ?? {}
      // Safari scrolls beyond both ends.
      setIndex(Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth))))
    },
    turnTo: (to: number) => {
      if (to < 0 || to >= count) return
      setIndex(to)
      const { clientWidth = 0 } = scroller.current ?? {}
      scroller.current?.scrollTo({ left: to * clientWidth, behavior: 'instant' })
    },
  }
}

/** A plain colour or the sheen of a metal, and the colour of text on it. */
const lookOf = (shades: SwatchPage['shades']): CSSProperties => ({
  background: shades.length > 1 ? `linear-gradient(105deg, ${shades.join()})` : shades[0],
  color: legibleOn(shades),
})
