import { useId } from 'react'
import type { WardrobeColours } from '@kaoiro/core/palette'
import { useResultTexts } from '../../language/use-result-texts.js'
import { CardRow } from '../../components/card-row.js'
import type { ResultView } from '../view/result-view.js'
import styles from './style-advice.module.css'

/** Advice on clothes, glasses, metals and hair: a row of cards to swipe through. */
export const StyleAdvice = ({ view }: { readonly view: ResultView }) => {
  const { shop } = useResultTexts()
  const id = useId()
  return (
    <section className={styles['advice']}>
      <h2 id={id} className="section-heading">
        {shop.style}
      </h2>
      <CardRow labelledBy={id}>
        {view.style.map(({ topic, title, text, colours }) => (
          <li key={topic}>
            <h3>{title}</h3>
            {colours !== null && <Wardrobe colours={colours} />}
            <p>{text}</p>
          </li>
        ))}
      </CardRow>
    </section>
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
