import type { Gender } from '@kaoiro/core/diagnosis'
import { ButtonLink, PlainLink } from '../../components/controls/screen-links.js'
import { paths } from '../../site/paths.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { MorePhotosView } from '../view/more-photos-view.js'
import styles from './certainty-section.module.css'

interface MorePhotosProps {
  readonly more: MorePhotosView
  readonly gender: Gender
}

/**
 * Link to another photo of the same person: an invitation if its certainty is low, otherwise
 * unobtrusive.
 */
export const MorePhotos = ({ more, gender }: MorePhotosProps) => {
  const { morePhotos: words } = useTexts(resultTexts)
  if (more === null) return null
  const way = { to: paths.capture(gender), state: { earlier: more.earlier } }
  return more.isLow ? (
    <section className={styles['invitation']}>
      <h2 className="section-heading">{words.heading}</h2>
      <p className={styles['lead']}>{words.lead({ left: more.left })}</p>
      <ButtonLink variant="secondary" {...way}>
        {words.take}
      </ButtonLink>
    </section>
  ) : (
    <PlainLink {...way}>{words.take}</PlainLink>
  )
}
