import type { FaceType } from '@kaoiro/core/diagnosis/face-type'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Season } from '@kaoiro/core/diagnosis/season'
import styles from '../components.module.css'

/** The addresses of core's large drawings, which the build draws into files of their own. */
export const illustrations = {
  pattern: (type: FaceType, gender: Gender): string =>
    KAOIRO_ILLUSTRATIONS[`${gender}-${type}`] ?? '',
  season: (season: Season): string => KAOIRO_ILLUSTRATIONS[season] ?? '',
  counselling: (): string => KAOIRO_ILLUSTRATIONS['counselling'] ?? '',
}

interface IllustrationProps {
  readonly src: string
  /** Its proportions, which reserve the room for it. */
  readonly width: number
  readonly height: number
  /** Left out if the words beside it say what it shows. */
  readonly title?: string
  /** Whether it is loaded only when the visitor comes near it. */
  readonly later?: boolean
}

/** A large drawing: a picture, so that neither page nor script carries it, and words never wait for it. */
export const Illustration = ({
  src,
  width,
  height,
  title = '',
  later = false,
}: IllustrationProps) => (
  <img
    className={styles['illustration']}
    src={src}
    width={width}
    height={height}
    alt={title}
    {...(later ? { loading: 'lazy' } : {})}
  />
)
