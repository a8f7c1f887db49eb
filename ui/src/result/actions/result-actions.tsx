import type { ResultView } from '../view/result-view.js'
import { useResultActions } from './use-result-actions.js'
import { useResultTexts } from '../texts/use-result-texts.js'
import { Button } from '../../components/button.js'
import { Dock } from '../../components/dock.js'
import { Remark } from '../../components/remark.js'

/** What can be done with a result: hand its address on, or keep it as a picture. */
export const ResultActions = ({ view }: { readonly view: ResultView }) => {
  const words = useResultTexts()
  const { remark, share, save } = useResultActions(view)
  return (
    <Dock beside over={<Remark text={remark} />}>
      <Button look="primary" onPress={() => void share()}>
        {words.share}
      </Button>
      <Button look="secondary" onPress={() => void save()}>
        {words.save}
      </Button>
    </Dock>
  )
}
