import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './camera.module.css'

/** From the hairline to the chin, in a frame of 300 × 400: the face of core's `wantedFace`. */
const face =
  'M150 80C199 80 228 118 228 172C228 232 193 293 150 293C107 293 72 232 72 172C72 118 101 80 150 80Z'

/** The outline to fill, with the place of the hairline. */
export const FaceOutline = ({ isFilled }: { readonly isFilled: boolean }) => {
  const { camera: words } = useTexts(captureTexts)
  return (
    <div className={styles['outline']} data-filled={isFilled} aria-hidden="true">
      <svg viewBox="0 0 300 400">
        <path className={styles['shade']} fillRule="evenodd" d={`M0 0H300V400H0Z${face}`} />
        <path className={styles['face']} d={face} />
        <path className={styles['hairline']} d="M78 80H222" />
      </svg>
      <span className={styles['hairlineName']}>
        <span>{words.hairline}</span>
      </span>
    </div>
  )
}
