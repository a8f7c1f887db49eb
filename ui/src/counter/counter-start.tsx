import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import { useIsOnline } from '../adapters/network/use-is-online.js'
import { PlaceChoice } from '../capture/on-device/device-analysis.js'
import { Alert } from '../components/alert.js'
import { Button } from '../components/controls/button.js'
import { ScreenHeading } from '../components/screen-heading.js'
import { useStartTexts } from '../language/first-texts.js'
import { counterTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { LanguageSwitch } from '../shell/header.js'
import { site } from '../site/site.js'
import { Countdown, useIdle } from './countdown.js'
import styles from './counter.module.css'

interface CounterStartProps {
  /** A customer's choices on this screen, once they differ from the first ones; otherwise null. */
  readonly changes: string | null
  readonly onChoose: (gender: Gender) => void
  readonly onIdle: () => void
}

/** The first screen of a tablet at a counter. */
export function CounterStart({ changes, onChoose, onIdle }: CounterStartProps) {
  const { gender: words, genders: names } = useStartTexts()
  const { choose, traceless, offline } = useTexts(counterTexts)
  const isOnline = useIsOnline()
  const { left } = useIdle(changes, onIdle)
  return (
    <div className={styles['start']}>
      <LanguageSwitch />
      <p className={styles['brand']}>{site.brand.name}</p>
      <ScreenHeading title={words.pageTitle({ brand: site.brand.name })}>
        {words.lead}
      </ScreenHeading>
      <p className={styles['traceless']}>{traceless}</p>
      <Alert text={isOnline || KAOIRO_ANALYSIS === 'device' ? null : offline} />
      {KAOIRO_ANALYSIS === 'ask' && <PlaceChoice />}
      <p>{choose}</p>
      <div className={styles['genders']}>
        {genders.map((gender) => (
          <Button key={gender} variant="primary" onPress={() => onChoose(gender)}>
            {names[gender]}
          </Button>
        ))}
      </div>
      <p className={styles['note']}>{words.notes[0]}</p>
      <Countdown seconds={left} />
    </div>
  )
}
