import { useId } from 'react'
import { avoidedColours, keyColours } from '@kaoiro/core/palette'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { Swatches } from '../figures/swatches.js'
import { PaletteActions } from '../palette/palette-actions.js'
import type { ResultView } from '../view/result-view.js'
import styles from './colours-section.module.css'

/** Colours to wear near the face, and colours to keep away from it. */
export const ColoursSection = ({ view }: { readonly view: ResultView }) => {
  const { colours: words } = useTexts(resultTexts)
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {words.heading}
      </h2>
      <div className={styles['group']}>
        <h3>{words.wear}</h3>
        <Swatches five colours={keyColours(view.season, view.alsoSuits)} label={words.wear} />
      </div>
      <div className={styles['group']}>
        <h3>{words.avoid}</h3>
        <Swatches five colours={avoidedColours(view.season, view.alsoSuits)} label={words.avoid} />
      </div>
      <PaletteActions view={view} />
    </section>
  )
}
