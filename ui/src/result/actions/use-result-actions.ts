import type { Language } from '@kaoiro/core/language'
import { languageQuery } from '@kaoiro/core/language'
import { report } from '../../analytics/report.js'
import type { ShareOutcome } from '../../adapters/share-url.js'
import { isShared, shareUrl } from '../../adapters/share-url.js'
import { withoutBreaks } from '../../components/break-place.js'
import { useToast } from '../../components/use-toast.js'
import { useLanguage } from '../../language/language.js'
import { siteAddress } from '../../site/address.js'
import { paths } from '../../site/paths.js'
import { site } from '../../site/site.js'
import type { ResultTexts } from '@kaoiro/texts/types'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import { pictureFile } from './save-picture.js'
import type { SaveToast } from './use-saved-picture.js'
import { useSavedPicture } from './use-saved-picture.js'

type Toast = SaveToast | 'copied' | 'notCopied'

/** Toasts after sharing. The share sheet gives its own feedback. */
const toastFor: Readonly<Record<ShareOutcome, Toast | null>> = {
  shared: null,
  dismissed: null,
  copied: 'copied',
  failed: 'notCopied',
}

/** The result's URL with the visitor's language, which the preview should use. */
export const pageUrl = ({ code }: ResultView, language: Language): string =>
  siteAddress() + paths.result(code) + languageQuery(language, site.languages[0])

/** Drawings of the card are loaded on demand. */
const cardFile = async (
  words: ResultTexts,
  view: ResultView,
  language: Language,
): Promise<File | null> => {
  const card = await import('./result-card.js').catch(() => null)
  return card === null
    ? null
    : pictureFile(card.createResultCard(words, view), language, `kaoiro-${view.code}.png`)
}

/** Shares a result's URL or saves it as an image, and reports the outcome in a toast. */
export const useResultActions = (view: ResultView) => {
  const words = useResultTexts()
  const language = useLanguage()
  const [toast, setToast] = useToast<Toast>('saving')
  const { picture, closePicture, save } = useSavedPicture('picture', toast, setToast)
  const url = () => pageUrl(view, language)

  return {
    toast: toast === null ? null : words[toast],
    url,
    /** The image shown to press and hold; null if there is none. */
    picture,
    closePicture,
    share: async () => {
      const shared = await shareUrl({
        title: words.shareTitle({ brand: site.brand.name }),
        text: withoutBreaks(
          words.shareText({ pattern: view.pattern.name, season: view.seasonName }),
        ),
        url: url(),
      })
      if (isShared(shared)) report({ step: 'share' })
      setToast(toastFor[shared])
    },
    save: () => save(() => cardFile(words, view, language)),
  }
}
