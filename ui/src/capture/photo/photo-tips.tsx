import type { Gender } from '@kaoiro/core/diagnosis'
import { tipPicture } from '@kaoiro/drawing/scenes'
import { LightCardLink } from '../../components/controls/light-card-link.js'
import { Drawing } from '../../components/pictures/drawing.js'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import styles from './photo-tips.module.css'

const tips = ['light', 'front', 'neutral', 'remove', 'bare', 'card'] as const

/** Tips for a good photo, each with a drawing of a person of this gender. The last one is optional. */
export const PhotoTips = ({ gender }: { readonly gender: Gender }) => {
  const { tips: words, lightCard } = useCaptureTexts().photo
  return (
    <ul className={styles['tips']}>
      {tips.map((tip) => (
        <li key={tip}>
          <Drawing node={tipPicture(tip, gender)} />
          <h2>{words[tip].title}</h2>
          <p>{words[tip].content}</p>
          {tip === 'card' && <LightCardLink>{lightCard}</LightCardLink>}
        </li>
      ))}
    </ul>
  )
}
