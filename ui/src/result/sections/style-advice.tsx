import type { StyleTopic, WardrobeColours } from '@kaoiro/texts/content'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { AdviceList } from './advice-list.js'
import { Figure } from './result-section.js'
import { useSeenColours } from '../try-on/seen-colours.js'
import type { ResultView } from '../view/result-view.js'
import styles from './style-advice.module.css'

interface StyleAdviceProps {
  readonly view: ResultView
  readonly topics: ReadonlyArray<StyleTopic>
}

/** Advice on some of clothes, glasses, metals and hair. A bare head gets no advice on hair. */
export const StyleAdvice = ({ view, topics }: StyleAdviceProps) => {
  const { shop } = useTexts(resultTexts)
  const isBald = useSeenColours(view.code)?.isBald ?? false
  return (
    <Figure heading={shop.style}>
      <AdviceList>
        {view.style
          .filter(({ topic }) => topics.includes(topic) && !(isBald && topic === 'hair'))
          .map(({ topic, title, text, colours }) => (
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
