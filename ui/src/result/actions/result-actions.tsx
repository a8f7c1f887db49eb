import { ActionBar } from '../../components/action-bar.js'
import { Button } from '../../components/controls/button.js'
import { Toast } from '../../components/toast.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { resultSummaryText } from '../view/result-summary-text.js'
import type { ResultView } from '../view/result-view.js'
import { PictureSheet } from './picture-sheet.js'
import { useResultActions } from './use-result-actions.js'

/** Actions on a result: share it, or save it as an image. */
export const ResultActions = ({ view }: { readonly view: ResultView }) => {
  const words = useResultTexts()
  const { toast, url, picture, share, save, closePicture } = useResultActions(view)
  return (
    <>
      <ActionBar beside over={<Toast text={toast} />}>
        <Button variant="primary" onPress={() => void share()}>
          {words.share}
        </Button>
        <Button variant="secondary" onPress={() => void save()}>
          {words.save}
        </Button>
      </ActionBar>
      {picture !== null && (
        <PictureSheet
          file={picture}
          shown={{
            heading: words.picture.heading,
            alt: words.picture.alt({ summary: resultSummaryText(words, view) }),
            width: 1080,
            height: 1440,
          }}
          url={url()}
          onClose={closePicture}
        />
      )}
    </>
  )
}
