import { tipPicture } from '@kaoiro/core/drawing/scenes/tip-drawing'
import { Drawing } from '../../components/pictures/drawing.js'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import styles from './photo-tips.module.css'

const tips = ['light', 'front', 'neutral', 'remove', 'bare'] as const

/** Tips for a good photo, each with a drawing. */
export const PhotoTips = () => {
  const words = useCaptureTexts().photo.tips
  return (
    <ul className={styles['tips']}>
      {tips.map((tip) => (
        <li key={tip}>
          <Drawing node={tipPicture(tip)} />
          <h2>{words[tip].title}</h2>
          <p>{words[tip].content}</p>
        </li>
      ))}
    </ul>
  )
}
