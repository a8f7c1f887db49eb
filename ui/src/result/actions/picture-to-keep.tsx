import { Button } from '../../components/controls/button.js'
import { Toast } from '../../components/toast.js'
import { useResultTexts } from '../../language/use-result-texts.js'
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
  /** Opens the share sheet; null if it does not accept files. */
  readonly onShare: (() => void) | null
  readonly onDownload: () => void
  readonly onCopy: () => void
  readonly onClose: () => void
  readonly toast: string | null
}

/** An image to press and hold, for browsers that may lose downloads. */
export const PictureToKeep = ({
  shown: { heading, alt, ...size },
  src,
  onShare,
  onDownload,
  toast,
  ...on
}: PictureToKeepProps) => {
  const { picture: words } = useResultTexts()
  return (
    <div className={styles['sheet']}>
      <h2>{heading}</h2>
      <p>{words.hold}</p>
      <img src={src} alt={alt} {...size} />
      <div className={styles['actions']}>
        <div className={styles['over']}>
          <Toast text={toast} />
        </div>
        <Button variant="primary" onPress={onShare ?? onDownload}>
          {onShare === null ? words.download : words.share}
        </Button>
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
