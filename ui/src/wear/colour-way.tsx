import { useState } from 'react'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { AskedColour } from '@kaoiro/screens/wear'
import { wearView } from '@kaoiro/screens/wear'
import { wearTexts } from '@kaoiro/texts/screens'
import { sharedUrl, useShare } from '../analytics/use-share.js'
import { withoutBreaks } from '../components/break-place.js'
import { Button } from '../components/controls/button.js'
import { Toast } from '../components/feedback.js'
import { useLanguage } from '../language/language.js'
import { useTexts } from '../language/use-texts.js'
import { paths } from '../site/paths.js'
import styles from './wear.module.css'
import { WornPicture } from './worn-picture.js'

interface ColourWayProps {
  readonly code: string
  readonly diagnosis: Diagnosis
  readonly asked: AskedColour
  /** Whether the picture is shown before it is asked for. */
  readonly isWornFirst: boolean
}

/** How a colour is worn: the colours that belong together, sentences, and on request the face with them. */
export function ColourWay({ code, diagnosis, asked, isWornFirst }: ColourWayProps) {
  const texts = useTexts(wearTexts)
  const { screen: words } = texts
  const language = useLanguage()
  const [isWorn, setIsWorn] = useState(isWornFirst)
  const { toast, share } = useShare()
  const { name, sure, swatches, worn, words: told } = wearView(texts, diagnosis, asked)
  const send = () =>
    share({
      title: withoutBreaks(`${words.page} ${name}`),
      text: withoutBreaks(words.shareText),
      url: sharedUrl(paths.colour(code, asked.colour), language),
    })
  return (
    <div className={styles['way']}>
      {isWorn && worn !== null && (
        <WornPicture
          {...{ code, diagnosis, worn }}
          title={withoutBreaks(words.worn({ colour: name }))}
        />
      )}
      <ul className={styles['swatches']}>
        {swatches.map(({ part, colour, name: its }) => (
          <li key={part}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={colour} />
            </svg>
            <span className={styles['part']}>{words.parts[part]}</span>
            <span>{its}</span>
          </li>
        ))}
      </ul>
      <p className={styles['headline']}>{told.headline}</p>
      <div className={styles['told']}>
        {[told.companion, told.uses, told.nearest].map(
          (sentence) => sentence !== undefined && <p key={sentence}>{sentence}</p>,
        )}
      </div>
      {sure.map((sentence) => (
        <p key={sentence} className={styles['sure']}>
          {sentence}
        </p>
      ))}
      <div className={styles['actions']}>
        {!isWorn && worn !== null && (
          <Button variant="secondary" onPress={() => setIsWorn(true)}>
            {words.see}
          </Button>
        )}
        <Button variant="secondary" onPress={send}>
          {words.send}
        </Button>
        <Toast text={toast === null ? null : words[toast]} />
      </div>
    </div>
  )
}
