import { useEffect, useState } from 'react'
import { savePicture } from '../adapters/save-picture.js'
import { shareAddress } from '../adapters/share-address.js'
import { useTexts } from '../language/language.js'
import { cardOf } from '../result/card-of.js'
import type { ResultView } from '../result/result-view.js'
import type { ResultTexts } from '../texts/ja/result.js'
import { resultTexts } from '../texts/result.js'
import { Button } from './button.js'
import { Dock } from './dock.js'

/** Milliseconds that a remark stays: enough to read it twice. */
const toastTime = 5_000

type Said = 'copied' | 'notCopied' | 'saving' | 'saved' | 'notSaved'

/** What can be done with a result: hand its address on, or keep it as a picture. */
export const ResultActions = ({ view }: { readonly view: ResultView }) => {
  const words = useTexts(resultTexts)
  const [said, say] = useState<Said | null>(null)
  useEffect(() => {
    if (said === null || said === 'saving') return
    const timer = setTimeout(() => say(null), toastTime)
    return () => clearTimeout(timer)
  }, [said])

  const share = async () => {
    const shared = await shareAddress(invitation(words, view))
    say(shared === 'copied' ? 'copied' : shared === 'failed' ? 'notCopied' : null)
  }
  const save = async () => {
    say('saving')
    const saved = await savePicture(cardOf(words, view), `kaoiro-${view.code}.png`)
    say(saved ? 'saved' : 'notSaved')
  }
  return (
    <Dock beside status={said === null ? '' : words[said]}>
      <Button look="primary" onPress={() => void share()}>
        {words.share}
      </Button>
      <Button look="secondary" onPress={() => void save()}>
        {words.save}
      </Button>
    </Dock>
  )
}

const invitation = (words: ResultTexts, { pattern, colour }: ResultView) => ({
  title: words.shareTitle,
  text: words.shareText(pattern.name, colour.name),
  url: window.location.href,
})
