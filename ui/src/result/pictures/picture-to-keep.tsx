import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.js'
import { Toast } from '../../components/toast.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './picture-to-keep.module.css'

/** The heading above a picture, its content in sentences, and its size in pixels. */
export interface ShownPicture {
  readonly heading: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

interface PictureToKeepProps {
  readonly shown: ShownPicture
  /** A data URL, because some apps save nothing else. */
  readonly src: string
  /** Whether to press and hold it, because downloads may get lost. */
  readonly isHeld: boolean
  /** Opens the share sheet; null if it does not accept files. */
  readonly onShare: (() => void) | null
  /** Null if there is a better way. */
  readonly onDownload: (() => void) | null
  readonly onCopy: () => void
  readonly onClose: () => void
  readonly toast: string | null
  /** Choices about the picture. */
  readonly children?: ReactNode
}

/** An image to share, to download, or to press and hold where downloads may get lost. */
export const PictureToKeep = ({
  shown: { heading, alt, ...size },
  src,
  isHeld,
  onShare,
  onDownload,
  toast,
  children,
  ...on
}: PictureToKeepProps) => {
  const { picture: words } = useTexts(resultTexts)
  return (
    <div className={styles['sheet']}>
      <h2>{heading}</h2>
      {isHeld && <p>{words.hold}</p>}
      <img src={src} alt={alt} {...size} />
      {children}
      <div className={styles['actions']}>
        <div className={styles['over']}>
          <Toast text={toast} />
        </div>
        {onShare !== null && (
          <Button variant="primary" onPress={onShare}>
            {words.share}
          </Button>
        )}
        {onDownload !== null && (
          <Button variant={onShare === null ? 'primary' : 'secondary'} onPress={onDownload}>
            {words.download}
          </Button>
        )}
        <Button variant="secondary" onPress={on.onCopy}>
          {words.copy}
        </Button>
      </div>
      <Button variant="quiet" onPress={on.onClose}>
        {words.close}
      </Button>
    </div>
  )
}
