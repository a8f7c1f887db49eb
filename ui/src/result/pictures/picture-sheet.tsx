import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { report } from '../../analytics/report.js'
import { asModal } from '../../components/as-modal.js'
import { copyText, openShareSheet } from '../../adapters/share-url.js'
import { useToast } from '../../components/use-toast.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { downloads, sharesFile } from './picture-features.js'
import full from '../../components/full-screen.module.css'
import type { ShownPicture } from './picture-to-keep.js'
import { PictureToKeep } from './picture-to-keep.js'
import { download } from './save-picture.js'

interface PictureSheetProps {
  /** Null while it is being drawn, and `failed` if the browser cannot draw it. */
  readonly file: File | null | 'failed'
  readonly shown: ShownPicture
  /** The result's address, for copying. */
  readonly url: string
  readonly onClose: () => void
  /** Choices about the picture. */
  readonly children?: ReactNode
}

/** A full-screen sheet with an image to save. */
export const PictureSheet = ({ file, shown, url, onClose, children }: PictureSheetProps) => {
  const words = useTexts(resultTexts)
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
    <dialog
      ref={asModal}
      className={full['fullScreen']}
      aria-label={shown.heading}
      onClose={onClose}
    >
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
    </dialog>
  )
}

/** Keeps the picture's place: WebKit gives an image without a source the size of its text, and the buttons would move. */
const emptyPicture = ({ width, height }: ShownPicture): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`

/** The file as a data URL; null until it is read. */
const useDataUrl = (file: File | null): string | null => {
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
