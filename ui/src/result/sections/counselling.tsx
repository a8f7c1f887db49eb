import { useId } from 'react'
import { report } from '../../analytics/report.js'
import { resultLinks } from '../../site/result-links.js'
import { Illustration, illustrations } from '../../components/pictures/illustration.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './counselling.module.css'
import type { ButtonBaseProps } from '../../components/controls/button.js'
import { buttonClass } from '../../components/controls/button.js'

/** Free online counselling, and the link to start again. */
export const Counselling = () => {
  const { counselling: words, again } = useResultTexts()
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['banner']}>
        <Illustration src={illustrations.counselling()} width={9} height={5} later />
        <div className={styles['words']}>
          <p className={styles['free']}>{words.free}</p>
          <h2 id={id} className="section-heading">
            {words.heading}
          </h2>
          <p className={styles['lead']}>{words.lead}</p>
        </div>
        <ButtonAnchor
          variant="primary"
          href={resultLinks.reservation}
          onFollow={() => report({ step: 'reserve' })}
        >
          {words.reserve}
        </ButtonAnchor>
      </div>
      <ButtonAnchor variant="quiet" href={resultLinks.again}>
        {again}
      </ButtonAnchor>
    </section>
  )
}

/** A button that links to another site. */
const ButtonAnchor = ({
  variant,
  href,
  onFollow,
  children,
}: ButtonBaseProps & { readonly href: string; readonly onFollow?: () => void }) => (
  <a className={buttonClass(variant)} href={href} onClick={onFollow}>
    {children}
  </a>
)
