import { useEffect, useState } from 'react'
import { report } from '../../analytics/report.js'
import { asModal } from '../../components/as-modal.js'
import { copyText, openShareSheet } from '../../adapters/share-url.js'
import { useToast } from '../../components/use-toast.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { sharesFile } from './picture-features.js'
import full from '../../components/full-screen.module.css'
import type { ShownPicture } from './picture-to-keep.js'
import { PictureToKeep } from './picture-to-keep.js'
import { download } from './save-picture.js'

interface PictureSheetProps {
  readonly file: File
  readonly shown: ShownPicture
  /** The result's address, for copying. */
  readonly url: string
  readonly onClose: () => void
}

/** A full-screen sheet with an image to save. */
export const PictureSheet = ({ file, shown, url, onClose }: PictureSheetProps) => {
  const words = useResultTexts()
  const src = useDataUrl(file)
  const [toast, setToast] = useToast<'copied' | 'notCopied'>()

  const [canShare, setCanShare] = useState(() => sharesFile(file))

  // The share sheet gives its own feedback. If it does not open, the button becomes a download.
  const share = async () => {
    const outcome = await openShareSheet({ files: [file] })
    setCanShare(outcome !== 'failed')
    if (outcome === 'shared') report({ step: 'share' })
  }
  const copy = async () => setToast((await copyText(url)) ? 'copied' : 'notCopied')

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
        onShare={canShare ? () => void share() : null}
        onDownload={() => download(file)}
        onCopy={() => void copy()}
        onClose={onClose}
        toast={toast === null ? null : words[toast]}
      />
    </dialog>
  )
}

/** The file as a data URL; empty until it is read. */
const useDataUrl = (file: File): string => {
  const [url, setUrl] = useState('data:,')
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') setUrl(reader.result)
    }
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return url
}
