import type { CompareView } from '@kaoiro/screens/compare'
import { sharedUrl, useShare } from '../analytics/use-share.js'
import { withoutBreaks } from '../components/break-place.js'
import { Button } from '../components/controls/button.js'
import { ButtonLink } from '../components/controls/screen-links.js'
import { Toast } from '../components/feedback.js'
import { ActionBar } from '../components/screen.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useLanguage } from '../language/language.js'
import { useTexts } from '../language/use-texts.js'
import { paths } from '../site/paths.js'
import { useBrand } from '../language/first-texts.js'

/** Actions on a comparison: share it, or choose another result to compare with A. */
export function CompareActions({ view: { a, b, people } }: { readonly view: CompareView }) {
  const words = useTexts(compareTexts)
  const language = useLanguage()
  const brand = useBrand()
  const { toast, share } = useShare()
  const message = people === words.people ? words.shareMessage : words.shareText
  const shareBoth = () =>
    share({
      title: words.shareTitle({ brand }),
      text: withoutBreaks(message({ a: words.answers(a.names), b: words.answers(b.names) })),
      url: sharedUrl(paths.compare(a.code, b.code), language),
    })
  return (
    <ActionBar beside over={<Toast text={toast === null ? null : words[toast]} />}>
      <Button variant="primary" onPress={shareBoth}>
        {words.share}
      </Button>
      <ButtonLink variant="secondary" to={paths.compare(a.code)}>
        {words.another}
      </ButtonLink>
    </ActionBar>
  )
}
