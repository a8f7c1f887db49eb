import type { Language } from '@kaoiro/core/language'
import { languageQuery } from '@kaoiro/core/language'
import type { ShareContent, ShareOutcome } from '../adapters/share-url.js'
import { shareUrl } from '../adapters/share-url.js'
import { report } from './report.js'
import { siteAddress } from '../site/address.js'
import { site } from '../site/site.js'
import { useToast } from '../components/feedback.js'

type Toast = 'copied' | 'notCopied'

/** Toasts after sharing. The share sheet gives its own feedback. */
const toastFor: Readonly<Record<ShareOutcome, Toast | null>> = {
  shared: null,
  dismissed: null,
  copied: 'copied',
  failed: 'notCopied',
}

/** Shares a URL, and reports the outcome in a toast. */
export function useShare() {
  const [toast, setToast] = useToast<Toast>()
  const share = async (content: ShareContent) => {
    const outcome = await shareUrl(content)
    // A copied link counts as shared.
    if (outcome === 'shared' || outcome === 'copied') report({ step: 'share' })
    setToast(toastFor[outcome])
  }
  return { toast, share: (content: ShareContent) => void share(content) }
}

/** The URL of a path with the visitor's language, which the preview should use. */
export function sharedUrl(path: string, language: Language): string {
  return siteAddress() + path + languageQuery(language, site.languages[0])
}
