import { useId } from 'react'
import { counsellingPicture } from '@kaoiro/core/drawing/counselling-drawing'
import { useTexts } from '../language/language.js'
import { site } from '../site.js'
import { resultTexts } from '../texts/result.js'
import { ButtonAnchor } from './button.js'
import styles from './counselling.module.css'
import { Drawing } from './drawing.js'

/** The free online counselling, and the way to begin again. */
export const Counselling = () => {
  const { counselling: words, again } = useTexts(resultTexts)
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['banner']}>
        <Drawing node={counsellingPicture} />
        <div className={styles['words']}>
          <p className={styles['free']}>{words.free}</p>
          <h2 id={id} className={styles['heading']}>
            {words.heading}
          </h2>
          <p className={styles['lead']}>{words.lead}</p>
          <ButtonAnchor look="primary" href={site.links.reservation}>
            {words.reserve}
          </ButtonAnchor>
        </div>
      </div>
      <ButtonAnchor look="secondary" href={site.links.again}>
        {again}
      </ButtonAnchor>
    </section>
  )
}
