import type { QualityHint } from '@kaoiro/core/photo'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import styles from './photo-tips.module.css'

/** Hints on how to improve the photo. */
export const QualityHints = ({ hints }: { readonly hints: ReadonlyArray<QualityHint> }) => {
  const { messages } = useCaptureTexts()
  return (
    <ul className={styles['hints']}>
      {hints.map((hint) => (
        <li key={hint}>{messages.hints[hint]}</li>
      ))}
    </ul>
  )
}
