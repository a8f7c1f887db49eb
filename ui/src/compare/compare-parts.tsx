import type { ReactNode } from 'react'
import { useId } from 'react'
import type { InvalidSides, Side } from '@kaoiro/screens/compare'
import { invalidSidesMessage } from '@kaoiro/screens/compare'
import { ButtonLink } from '../components/controls/screen-links.js'
import { MessageScreen } from '../components/screen.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { paths } from '../site/paths.js'
import styles from './compare.module.css'

interface CompareSectionProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A titled section of the comparison screens. */
export function CompareSection({ heading, children }: CompareSectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className="section-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** A disc with an A or a square with a B, as on the map, distinguishable without colour. */
export function SideBadge({ side }: { readonly side: Side }) {
  return <span className={`${styles['badge']} ${styles[side]}`}>{side.toUpperCase()}</span>
}

/** Error screen for a comparison with invalid codes: which ones, and where to go. */
export function InvalidSidesScreen({ sides }: { readonly sides: InvalidSides }) {
  const { error: words } = useTexts(compareTexts)
  const { valid } = sides
  return (
    <MessageScreen words={{ heading: words.heading, message: invalidSidesMessage(words, sides) }}>
      {valid !== null && (
        <ButtonLink variant="primary" to={paths.compare(valid.code)}>
          {words.chooseAgain({ side: valid.side.toUpperCase() })}
        </ButtonLink>
      )}
      <ButtonLink variant={valid === null ? 'primary' : 'secondary'} to={paths.home}>
        {words.again}
      </ButtonLink>
    </MessageScreen>
  )
}
