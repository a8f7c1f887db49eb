import { ButtonLink } from '../../components/controls/screen-links.js'
import { paths } from '../../site/paths.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './compare-invitation.module.css'

/** Link to the comparison with another result. */
export const CompareInvitation = ({ code }: { readonly code: string }) => {
  const { compare } = useResultTexts()
  return (
    <div className={styles['invitation']}>
      <ButtonLink variant="secondary" to={paths.compare(code)}>
        {compare}
      </ButtonLink>
    </div>
  )
}
