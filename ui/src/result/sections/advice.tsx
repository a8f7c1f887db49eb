import type { ReactNode } from 'react'
import type { ResultView } from '@kaoiro/screens/result'
import { adviceOn } from '@kaoiro/screens/result'
import type { EntryTexts } from '@kaoiro/texts/content'
import type { WardrobeColours } from '@kaoiro/core/palette'
import { report } from '../../analytics/report.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { useSeenColours } from '../try-on/seen-colours.js'
import styles from './advice.module.css'
import { Figure } from './result-section.js'

/** Advice by topic, all of it in view. Each child is a `div` with a `dt` and a `dd`. */
export function AdviceList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['list']}>{children}</dl>
}

interface StyleAdviceProps {
  readonly view: ResultView
  readonly half: Parameters<typeof adviceOn>[1]
}

/** Advice on some of clothes, glasses, metals and hair. */
export function StyleAdvice({ view, half }: StyleAdviceProps) {
  const { shop } = useTexts(resultTexts)
  const isBald = useSeenColours(view.code)?.isBald ?? false
  return (
    <Figure heading={shop.style}>
      <AdviceList>
        {adviceOn(view, half, isBald).map(({ topic, title, text, colours }) => (
          <div key={topic}>
            <dt>{title}</dt>
            <dd>
              {colours !== null && <Wardrobe colours={colours} />}
              <p>{text}</p>
            </dd>
          </div>
        ))}
      </AdviceList>
    </Figure>
  )
}

/** Widths of the strip's colours: base colours cover more of an outfit than accents. */
const [baseWidth, accentWidth] = [3, 1]

/** The wardrobe's colours in a strip, in the proportions of an outfit. The text names them. */
const Wardrobe = ({ colours: { base, accent } }: { readonly colours: WardrobeColours }) => {
  const parts = [
    ...base.map((swatch) => ({ ...swatch, width: baseWidth })),
    ...accent.map((swatch) => ({ ...swatch, width: accentWidth })),
  ]
  const startOf = (at: number) => parts.slice(0, at).reduce((sum, { width }) => sum + width, 0)
  return (
    <svg
      className={styles['strip']}
      viewBox={`0 0 ${startOf(parts.length)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ id, colour, width }, at) => (
        <rect key={id} x={startOf(at)} width={width} height={1} fill={colour} />
      ))}
    </svg>
  )
}

interface MakeupProps extends Pick<EntryTexts, 'name' | 'makeup'> {
  /** The store's page with cosmetics. */
  readonly url: string
  /** Make-up, or grooming for men. */
  readonly heading: string
}

/** The make-up advice of a face pattern or season: the approach, its points, and the cosmetics. */
export function Makeup({ heading, name, makeup, url }: MakeupProps) {
  const { cosmetics } = useTexts(resultTexts)
  return (
    <div className={styles['makeup']}>
      <h3 className="section-heading">{heading}</h3>
      <p className={styles['approach']}>{makeup.description}</p>
      <AdviceList>
        {makeup.points.map(({ title, content }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </AdviceList>
      <a className={styles['link']} href={url} onClick={() => report({ step: 'cosmetics' })}>
        {cosmetics({ name })}
      </a>
    </div>
  )
}
