import { useId } from 'react'
import type { ResultView } from '@kaoiro/screens/result'
import { wearTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { AnyColour } from './any-colour.js'
import styles from './wear.module.css'

/** The section of a result on how to wear any colour. */
const WearSection = ({ view: { code, diagnosis } }: { readonly view: ResultView }) => {
  const { screen: words } = useTexts(wearTexts)
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className="section-heading">
        {words.heading}
      </h2>
      <p className={styles['lead']}>{words.lead}</p>
      <AnyColour {...{ code, diagnosis }} asked={null} />
    </section>
  )
}

export default WearSection
