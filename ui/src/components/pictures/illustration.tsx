import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import { fileAddress } from '../../site/address.js'
import styles from '../figures.module.css'
import type { Tip } from './illustration-files.js'
import { illustrationFiles } from './illustration-files.js'

const drawingsFolder = fileAddress(KAOIRO_ILLUSTRATIONS)

/** Addresses of core's large drawings, which the build writes to files. */
export const illustrations = {
  /** @param season colours a woman's lips and cheeks */
  pattern: (type: FaceType, gender: Gender, season?: Season): string =>
    drawingsFolder + illustrationFiles.pattern(type, gender, season),
  season: (season: Season): string => drawingsFolder + illustrationFiles.season(season),
  tip: (tip: Tip, gender: Gender): string => drawingsFolder + illustrationFiles.tip(tip, gender),
  counselling: (): string => drawingsFolder + illustrationFiles.counselling,
}

interface IllustrationProps {
  readonly src: string
  /** Dimensions, which reserve the space before the image loads. */
  readonly width: number
  readonly height: number
  /** Description; omitted if the text next to it describes the image. */
  readonly title?: string
  /** Loads the image lazily. */
  readonly later?: boolean
}

/** A large drawing as an image file, so that neither page nor script contains it. */
export function Illustration({ src, width, height, title = '', later = false }: IllustrationProps) {
  return (
    <img
      className={styles['illustration']}
      src={src}
      width={width}
      height={height}
      alt={title}
      {...(later ? { loading: 'lazy' } : {})}
    />
  )
}
