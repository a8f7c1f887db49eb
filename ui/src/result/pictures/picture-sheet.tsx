import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { report } from '../../analytics/report.js'
import { copyText, openShareSheet } from '../../adapters/share-url.js'
import { FullScreenDialog } from '../../components/dialog.js'
import { useLanguage } from '../../language/language.js'
import { sharedUrl } from '../../analytics/use-share.js'
import { paths } from '../../site/paths.js'
import { Button } from '../../components/controls/button.js'
import { Toast, useToast } from '../../components/feedback.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { download, downloads, sharesFile } from './picture-file.js'
import styles from './picture-sheet.module.css'

/** The heading above a picture, its content in sentences, and its size in pixels. */
interface ShownPicture {
  readonly heading: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

interface PictureSheetProps {
  /** Null while it is being drawn, and `failed` if the browser cannot draw it. */
  readonly file: File | null | 'failed'
  readonly shown: ShownPicture
  /** Code of the result. The result's address can be copied. */
  readonly code: string
  readonly onClose: () => void
  /** Choices about the picture. */
  readonly children?: ReactNode
}

/** A full-screen sheet with an image to save. */
export function PictureSheet({ file, shown, code, onClose, children }: PictureSheetProps) {
  const words = useTexts(resultTexts)
  const url = sharedUrl(paths.result(code), useLanguage())
  const picture = file instanceof File ? file : null
  const src = useDataUrl(picture) ?? emptyPicture(shown)
  const [toast, setToast] = useToast<'copied' | 'notCopied' | 'saved'>()
  const [isRefused, setIsRefused] = useState(false)
  const canShare = picture !== null && sharesFile(picture) && !isRefused
  const canDownload = picture !== null && (downloads(picture) || !canShare)

  // The share sheet gives its own feedback. If it does not open, the button becomes a download.
  const share = async (picture: File) => {
    const outcome = await openShareSheet({ files: [picture] })
    setIsRefused(outcome === 'failed')
    if (outcome === 'shared') report({ step: 'share' })
  }
  const save = (picture: File) => {
    download(picture)
    if (!downloads(picture)) return
    setToast('saved')
    report({ step: 'save' })
  }
  const copy = async () => setToast((await copyText(url)) ? 'copied' : 'notCopied')

  const notice = file === 'failed' ? 'notSaved' : file === null ? 'saving' : toast
  return (
    <FullScreenDialog label={shown.heading} onClose={onClose}>
      <PictureToKeep
        shown={shown}
        src={src}
        isHeld={picture !== null && !downloads(picture)}
        onShare={canShare ? () => void share(picture) : null}
        onDownload={canDownload ? () => save(picture) : null}
        onCopy={() => void copy()}
        onClose={onClose}
        toast={notice === null ? null : words[notice]}
      >
        {children}
      </PictureToKeep>
    </FullScreenDialog>
  )
}

/** Keeps the picture's place: WebKit gives an image without a source the size of its text, and the buttons would move. */
const emptyPicture = ({ width, height }: ShownPicture): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`

/** The file as a data URL; null until it is read. */
function useDataUrl(file: File | null): string | null {
  const [read, setRead] = useState<{ readonly file: File; readonly url: string }>()
  useEffect(() => {
    if (file === null) return undefined
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, url: reader.result })
    }
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read !== undefined && read.file === file ? read.url : null
}

interface PictureToKeepProps extends Pick<PictureSheetProps, 'shown' | 'onClose' | 'children'> {
  /** A data URL, because some apps save nothing else. */
  readonly src: string
  /** Whether to press and hold it, because downloads may get lost. */
  readonly isHeld: boolean
  /** Opens the share sheet; null if it does not accept files. */
  readonly onShare: (() => void) | null
  /** Null if there is a better way. */
  readonly onDownload: (() => void) | null
  readonly onCopy: () => void
  readonly toast: string | null
}

/** An image to share, to download, or to press and hold where downloads may get lost. */
export function PictureToKeep({
  shown: { heading, alt, ...size },
  src,
  isHeld,
  onShare,
  onDownload,
  toast,
  children,
  ...on
}: PictureToKeepProps) {
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
