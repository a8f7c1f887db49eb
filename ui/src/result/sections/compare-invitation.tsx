import { useId } from 'react'
import { ButtonLink } from '../../components/controls/screen-links.js'
import { paths } from '../../site/paths.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './result-section.module.css'

/** Link to the comparison with another result. */
export const CompareInvitation = ({ code }: { readonly code: string }) => {
  const { compare: words } = useResultTexts()
  const id = useId()
  return (
    <section className={styles['invitation']} aria-labelledby={id}>
      <h2 id={id} className="section-heading">
        {words.heading}
      </h2>
      <p className={styles['invitationLead']}>{words.lead}</p>
      <ButtonLink variant="secondary" to={paths.compare(code)}>
        {words.open}
      </ButtonLink>
    </section>
  )
}
