import { useId } from 'react'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import { Makeup } from './makeup.js'
import styles from './makeup.module.css'

/** Make-up for the face pattern, and for women also for the season. */
export const MakeupSection = ({ view }: { readonly view: ResultView }) => {
  const words = useResultTexts()
  const { pattern, colour, showsColourMakeup } = view
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className="section-heading">
        {words.makeup}
      </h2>
      <Makeup makeup={pattern.makeup} name={pattern.name} href={pattern.url} />
      {showsColourMakeup && <Makeup makeup={colour.makeup} name={colour.name} href={colour.url} />}
    </section>
  )
}
