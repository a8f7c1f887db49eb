import { languageQuery } from '@kaoiro/core/language'
import { ButtonLink } from '../../components/controls/screen-links.js'
import { isShared, shareUrl } from '../../adapters/share-url.js'
import { report } from '../../analytics/report.js'
import { ActionBar } from '../../components/action-bar.js'
import { Button } from '../../components/controls/button.js'
import { withoutBreaks } from '../../components/break-place.js'
import { Toast } from '../../components/toast.js'
import { useToast } from '../../components/use-toast.js'
import { useLanguage } from '../../language/language.js'
import { siteAddress } from '../../site/address.js'
import { paths } from '../../site/paths.js'
import { site } from '../../site/site.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { CompareView } from '../view/compare-view.js'
import type { SideView } from '../view/side-view.js'

/** Actions on a comparison: share it, or choose another result to compare with A. */
export const CompareActions = ({ view: { a, b } }: { readonly view: CompareView }) => {
  const words = useTexts(compareTexts)
  const language = useLanguage()
  const [toast, setToast] = useToast<'copied' | 'notCopied'>()
  const answersOf = ({ names }: SideView): string => words.answers(names)
  const share = async () => {
    const outcome = await shareUrl({
      title: words.shareTitle({ brand: site.brand.name }),
      text: withoutBreaks(words.shareText({ a: answersOf(a), b: answersOf(b) })),
      // The preview should be in the visitor's language.
      url:
        siteAddress() + paths.compare(a.code, b.code) + languageQuery(language, site.languages[0]),
    })
    if (isShared(outcome)) report({ step: 'share' })
    // The share sheet gives its own feedback.
    if (outcome === 'copied') setToast('copied')
    if (outcome === 'failed') setToast('notCopied')
  }
  return (
    <ActionBar beside over={<Toast text={toast === null ? null : words[toast]} />}>
      <Button variant="primary" onPress={() => void share()}>
        {words.share}
      </Button>
      <ButtonLink variant="secondary" to={paths.compare(a.code)}>
        {words.another}
      </ButtonLink>
    </ActionBar>
  )
}
