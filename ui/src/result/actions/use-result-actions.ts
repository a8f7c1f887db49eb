import { useEffect, useState } from 'react'
import { savePicture } from './save-picture.js'
import type { ShareOutcome } from './share-url.js'
import { shareUrl } from './share-url.js'
import { useResultTexts } from '../texts/use-result-texts.js'
import { createResultCard } from './result-card.js'
import type { ResultView } from '../view/result-view.js'

/** Milliseconds that a remark stays: enough to read it twice. */
const toastTime = 5_000

type Toast = 'copied' | 'notCopied' | 'saving' | 'saved' | 'notSaved'

/** What there is to say of an address handed on: the device's own sheet speaks for itself. */
const toastFor: Readonly<Record<ShareOutcome, Toast | null>> = {
  shared: null,
  dismissed: null,
  copied: 'copied',
  failed: 'notCopied',
}

/** Handing a result's address on, keeping it as a picture, and what became of either. */
export const useResultActions = (view: ResultView) => {
  const words = useResultTexts()
  const [toast, setToast] = useState<Toast | null>(null)

  useEffect(() => {
    if (toast === null || toast === 'saving') return
    const timer = setTimeout(() => setToast(null), toastTime)
    return () => clearTimeout(timer)
  }, [toast])

  return {
    toast: toast === null ? null : words[toast],
    share: async () => {
      const shared = await shareUrl({
        title: words.shareTitle,
        text: words.shareText(view.pattern.name, view.colour.name),
        url: window.location.href,
      })
      setToast(toastFor[shared])
    },
    save: async () => {
      if (toast === 'saving') return
      setToast('saving')
      const saved = await savePicture(createResultCard(words, view), `kaoiro-${view.code}.png`)
      setToast(saved ? 'saved' : 'notSaved')
    },
  }
}
