import type { ReactNode } from 'react'
import { useId } from 'react'
import { report } from '../../analytics/report.js'
import { inLanguage } from '@kaoiro/core/products'
import { useLanguage } from '../../language/language.js'
import { site } from '../../site/site.js'
import { Illustration, illustrations } from '../../components/pictures/illustration.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './counselling.module.css'
import { buttonClass } from '../../components/controls/button.js'
import { TextLink } from '../../components/controls/screen-link.js'

interface CounsellingProps {
  readonly isOwn: boolean
  /** Links next to the one to start again, or for the first time if the result is not an own one. */
  readonly children: ReactNode
}

/** Free online counselling if the store offers it, and the link to an analysis. */
export function Counselling({ isOwn, children }: CounsellingProps) {
  const { again, tryIt } = useTexts(resultTexts)
  return (
    <div className={styles['section']}>
      {site.counselling !== null && <Offer {...site.counselling} />}
      <p className={styles['links']}>
        {children}
        <TextLink href={site.links.again}>{isOwn ? again : tryIt}</TextLink>
      </p>
    </div>
  )
}

const Offer = ({ reservation, lead }: NonNullable<typeof site.counselling>) => {
  const { counselling: words } = useTexts(resultTexts)
  const textOf = inLanguage(useLanguage())
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles['banner']}>
        <Illustration src={illustrations.counselling()} width={9} height={5} later />
        <div className={styles['words']}>
          <p className={styles['free']}>{words.free}</p>
          <h2 id={id} className="section-heading">
            {words.heading}
          </h2>
          <p className={styles['lead']}>{lead === null ? words.lead : textOf(lead).text}</p>
        </div>
        <a
          className={buttonClass('primary')}
          href={reservation}
          onClick={() => report({ step: 'reserve' })}
        >
          {words.reserve}
        </a>
      </div>
    </section>
  )
}
