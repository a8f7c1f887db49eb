import type { CSSProperties } from 'react'
import type { Chapter, SwatchPage } from '@kaoiro/core/palette'
import { chapters, swatchBook } from '@kaoiro/core/palette'
import type { Season } from '@kaoiro/core/diagnosis'
import { legibleOn } from '@kaoiro/drawing/pen'
import { withoutBreaks } from '../../components/break-place.js'
import { Names } from '../../components/names.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './swatch-book.module.css'
import { useTurning } from './use-turning.js'

interface SwatchPagesProps {
  readonly season: Season
  /** A second season that suits as well. */
  readonly also: Season | null
  readonly onClose: () => void
}

/** The pages of a swatch book, with its navigation. Swiping scrolls; keys and buttons jump. */
export const SwatchPages = ({ season, also, onClose }: SwatchPagesProps) => {
  const { content, carry } = useTexts(resultTexts)
  const { book: words } = carry
  const names: Readonly<Record<string, string>> = { ...content.swatches, ...content.metals }
  const pages = swatchBook(season, also)
  const { scroller, index, follow, turnTo, turnByKey } = useTurning(pages.length)

  const page = pages[index]
  const chapter = page?.chapter ?? 'best'
  const inChapter = pages.filter((other) => other.chapter === chapter)
  const at = page === undefined ? 0 : inChapter.indexOf(page) + 1
  const turnToChapter = (to: Chapter) => turnTo(pages.findIndex((other) => other.chapter === to))
  const nameOf = ({ id }: SwatchPage): string => names[id] ?? ''

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys in addition to the buttons
    <div className={styles['book']} style={lookOf(page?.shades ?? [])} onKeyDown={turnByKey}>
      <div className={styles['head']}>
        <p>
          <Names names={content.seasonNames(season, also)} />
        </p>
        <button type="button" className={styles['icon']} aria-label={words.close} onClick={onClose}>
          <Sign path="M5 5 19 19M19 5 5 19" />
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
              <p className={styles['name']}>{nameOf(each)}</p>
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
            <Sign path="M15 4 7 12 15 20" />
          </button>
          <p aria-hidden="true">{`${at} / ${inChapter.length}`}</p>
          <button
            type="button"
            className={styles['icon']}
            aria-label={words.next}
            aria-disabled={index === pages.length - 1}
            onClick={() => turnTo(index + 1)}
          >
            <Sign path="M9 4 17 12 9 20" />
          </button>
        </div>
        <div role="group" className={styles['chapters']} aria-label={words.chapterNavigation}>
          {chapters.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === chapter}
              onClick={() => turnToChapter(each)}
            >
              {words.chapters[each].short}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {page !== undefined &&
          words.page({
            name: withoutBreaks(nameOf(page)),
            heading: words.chapters[chapter].heading,
            at,
            of: inChapter.length,
          })}
      </p>
    </div>
  )
}

/** A plain colour or the sheen of a metal, and the colour of text on it. */
const lookOf = (shades: SwatchPage['shades']): CSSProperties => ({
  background: shades.length > 1 ? `linear-gradient(105deg, ${shades.join()})` : shades[0],
  color: legibleOn(shades),
})

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
