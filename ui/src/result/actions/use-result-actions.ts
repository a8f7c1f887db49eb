import type { ShareOutcome } from '../../adapters/share-url.js'
import { shareUrl } from '../../adapters/share-url.js'
import { useToast } from '../../components/use-toast.js'
import { useResultTexts } from '../texts/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import { createResultCard } from './result-card.js'
import { savePicture } from './save-picture.js'

type Toast = 'copied' | 'notCopied' | 'saving' | 'saved' | 'notSaved'

/** The toast after sharing. None after the device's own share sheet, which gives its own feedback. */
const toastFor: Readonly<Record<ShareOutcome, Toast | null>> = {
  shared: null,
  dismissed: null,
  copied: 'copied',
  failed: 'notCopied',
}

/** Shares a result's URL or saves it as a picture, and reports the outcome of either in a toast. */
export const useResultActions = (view: ResultView) => {
  const words = useResultTexts()
  const [toast, setToast] = useToast<Toast>('saving')

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
