import { useEffect, useState } from 'react'
import { savePicture } from './save-picture.js'
import type { Shared } from './share-address.js'
import { shareAddress } from './share-address.js'
import { useResultTexts } from '../texts/use-result-texts.js'
import { cardOf } from './card.js'
import type { ResultView } from '../view/result-view.js'

/** Milliseconds that a remark stays: enough to read it twice. */
const remarkTime = 5_000

type Remark = 'copied' | 'notCopied' | 'saving' | 'saved' | 'notSaved'

/** What there is to say of an address handed on: the device's own sheet speaks for itself. */
const remarks: Readonly<Record<Shared, Remark | null>> = {
  shared: null,
  dismissed: null,
  copied: 'copied',
  failed: 'notCopied',
}

/** Handing a result's address on, keeping it as a picture, and what became of either. */
export const useResultActions = (view: ResultView) => {
  const words = useResultTexts()
  const [remark, setRemark] = useState<Remark | null>(null)

  useEffect(() => {
    if (remark === null || remark === 'saving') return
    const timer = setTimeout(() => setRemark(null), remarkTime)
    return () => clearTimeout(timer)
  }, [remark])

  return {
    remark: remark === null ? null : words[remark],
    share: async () => {
      const shared = await shareAddress({
        title: words.shareTitle,
        text: words.shareText(view.pattern.name, view.colour.name),
        url: window.location.href,
      })
      setRemark(remarks[shared])
    },
    save: async () => {
      if (remark === 'saving') return
      setRemark('saving')
      const saved = await savePicture(cardOf(words, view), `kaoiro-${view.code}.png`)
      setRemark(saved ? 'saved' : 'notSaved')
    },
  }
}
