import type { ReactNode } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import { samplesTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { fileAddress } from '../site/address.js'
import { sampleFile } from './sample-file.js'
import styles from './sample-results.module.css'

/** Two sample results: faces that wear their colours in turn, each above a button of the gender choice. */
const SampleResults = (): ReactNode => {
  const { heading, names } = useTexts(samplesTexts)
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['heading']}>{heading}</figcaption>
      <div className={styles['samples']}>
        {genders.map((gender) => (
          <Sample key={gender} gender={gender} names={names[gender]} />
        ))}
      </div>
    </figure>
  )
}

interface SampleProps {
  readonly gender: Gender
  readonly names: { readonly pattern: string; readonly colour: string }
}

const Sample = ({ gender, names }: SampleProps) => (
  <div className={styles['sample']}>
    <picture>
      <source
        media="(prefers-reduced-motion: reduce)"
        srcSet={fileAddress(KAOIRO_ILLUSTRATIONS + sampleFile(gender, true))}
      />
      <img
        src={fileAddress(KAOIRO_ILLUSTRATIONS + sampleFile(gender))}
        width={320}
        height={322}
        alt=""
      />
    </picture>
    <p className={styles['pattern']}>{names.pattern}</p>
    <p className={styles['colour']}>{names.colour}</p>
  </div>
)

export default SampleResults
