import { counterTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import styles from './counter.module.css'
import { countedTime } from '@kaoiro/screens/counter'

/** Shown above everything else, including the camera's dialog. */
const onTop = (element: HTMLDivElement) => {
  element.showPopover()
  return () => element.hidePopover()
}

/** Says how soon everything will be erased. Screen readers hear it once. */
export const Countdown = ({ seconds }: { readonly seconds: number | null }) => {
  const { countdown } = useTexts(counterTexts)
  if (seconds === null) return null
  return (
    <div popover="manual" ref={onTop} className={styles['countdown']}>
      <p aria-hidden="true">{countdown({ seconds })}</p>
      <p role="alert" className="visually-hidden">
        {countdown({ seconds: countedTime / 1000 })}
      </p>
    </div>
  )
}
