import { useId } from 'react'
import { useResultTexts } from '../../language/use-result-texts.js'
import { CounterButton } from '../style/counter-button.js'
import { Products } from '../style/products.js'
import { StyleAdvice } from '../style/style-advice.js'
import type { ResultView } from '../view/result-view.js'
import { CardRow } from '../../components/card-row.js'
import { MakeupCards } from './makeup.js'
import styles from './makeup.module.css'

/**
 * Make-up for the face pattern and the season; grooming for the pattern for men. Then style advice, products and the view
 * for the counter.
 */
export const MakeupSection = ({ view }: { readonly view: ResultView }) => {
  const words = useResultTexts()
  const { gender, pattern, colour, showsColourMakeup } = view
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className="section-heading">
        {gender === 'MEN' ? words.grooming : words.makeup}
      </h2>
      <CardRow labelledBy={id}>
        <MakeupCards {...pattern} />
        {showsColourMakeup && <MakeupCards {...colour} />}
      </CardRow>
      <StyleAdvice view={view} />
      <Products view={view} />
      <CounterButton view={view} />
    </section>
  )
}
