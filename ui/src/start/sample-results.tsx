import type { ReactNode } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import { samplesTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { fileAddress } from '../site/address.js'
import { sampleFile } from './sample-file.js'
import styles from './sample-results.module.css'

/** Two sample results, one below each button of the gender choice. */
const SampleResults = (): ReactNode => {
  const { heading, names } = useTexts(samplesTexts)
  return (
    <figure>
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
    <img
      src={fileAddress(KAOIRO_ILLUSTRATIONS + sampleFile(gender))}
      width={320}
      height={248}
      alt=""
    />
    <p className={styles['pattern']}>{names.pattern}</p>
    <p className={styles['colour']}>{names.colour}</p>
  </div>
)

export default SampleResults
