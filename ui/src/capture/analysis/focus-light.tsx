import type { CSSProperties } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './focus-light.module.css'

/** The parts of a face that are lit during the analysis, in this order. */
const lookedAt = ['outline', 'brows', 'eyes', 'mouth', 'colours'] as const

/**
 * A soft light on the parts of the face in turn. The position of the face is estimated from the hairline, because
 * landmarks are known only with the result.
 */
export const FocusLight = ({ hairline }: { readonly hairline: Hairline }) => (
  <div
    className={styles['light']}
    style={{ '--hairline': hairline } as CSSProperties}
    aria-hidden="true"
  >
    {lookedAt.map((part) => (
      <div key={part} className={styles[part]} />
    ))}
  </div>
)

/** The parts of the face that the analysis looks at. The line moves with the light on the photo. */
export const LookedAtWords = () => {
  const { label, parts } = useTexts(captureTexts).analysing.lookedAt
  return (
    <ul className={styles['words']} aria-label={label}>
      {lookedAt.map((part) => (
        <li key={part}>{parts[part]}</li>
      ))}
    </ul>
  )
}
