import { report } from '../../analytics/report.js'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import type { ShareOutcome } from '../../adapters/share-url.js'
import { isShared, shareUrl } from '../../adapters/share-url.js'
import { withoutBreaks } from '../../components/break-place.js'
import { useToast } from '../../components/use-toast.js'
import { useLanguage } from '../../language/language.js'
import { site } from '../../site/site.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { pageUrl } from '../pictures/page-url.js'
import type { ResultView } from '../view/result-view.js'

type Toast = 'copied' | 'notCopied'

/** Toasts after sharing. The share sheet gives its own feedback. */
const toastFor: Readonly<Record<ShareOutcome, Toast | null>> = {
  shared: null,
  dismissed: null,
  copied: 'copied',
  failed: 'notCopied',
}

/** Shares a result's URL, and reports the outcome in a toast; opens the sheet with its picture. */
export const useResultActions = (view: ResultView) => {
  const words = useTexts(resultTexts)
  const language = useLanguage()
  const [toast, setToast] = useToast<Toast>()
  const { isOpen, open, close } = useOverlayEntry('picture')
  const url = () => pageUrl(view, language)

  return {
    toast: toast === null ? null : words[toast],
    url,
    /** The sheet with the picture. */
    sheet: { isOpen, open, close },
    share: async () => {
      const shared = await shareUrl({
        title: words.shareTitle({ brand: site.brand.name }),
        text: withoutBreaks(
          words.shareText({ pattern: view.names.pattern, season: view.names.season }),
        ),
        url: url(),
      })
      if (isShared(shared)) report({ step: 'share' })
      setToast(toastFor[shared])
    },
  }
}
