import type { ResultView } from '../view/result-view.js'
import { useResultActions } from './use-result-actions.js'
import { useResultTexts } from '../texts/use-result-texts.js'
import { Button } from '../../components/button.js'
import { ActionBar } from '../../components/action-bar.js'
import { Toast } from '../../components/toast.js'

/** What can be done with a result: hand its address on, or keep it as a picture. */
export const ResultActions = ({ view }: { readonly view: ResultView }) => {
  const words = useResultTexts()
  const { toast, share, save } = useResultActions(view)
  return (
    <ActionBar beside over={<Toast text={toast} />}>
      <Button variant="primary" onPress={() => void share()}>
        {words.share}
      </Button>
      <Button variant="secondary" onPress={() => void save()}>
        {words.save}
      </Button>
    </ActionBar>
  )
}
