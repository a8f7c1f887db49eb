import { use } from 'react'
import { hexOf } from '@kaoiro/core/colour'
import { colourName, contrastOf, seenParts } from '@kaoiro/drawing/own-colours'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { coloursOf } from './seen-colours.js'
import styles from './try-on.module.css'

/** Eyes, brows, lips, hair and skin as named colours of the photo, and what their contrast means for clothes. */
const OwnColours = ({ photo }: { readonly photo: KeptPhoto }) => {
  const { own: words } = useTexts(resultTexts).drape
  const colours = use(coloursOf(photo))
  if (colours?.skin === undefined) return null
  const contrast = contrastOf(colours)
  return (
    <div className={styles['own']}>
      <h3 className="section-heading">{words.heading}</h3>
      <ul>
        {seenParts.map((part) => {
          const [colour, name] = [colours[part], colourName(part, colours)]
          return colour === undefined || name === null ? null : (
            <li key={part}>
              <svg viewBox="0 0 2 2" aria-hidden="true">
                <circle cx="1" cy="1" r="1" fill={hexOf(colour)} />
              </svg>
              {words.parts[part]} <b>{words.names[name]}</b>
            </li>
          )
        })}
      </ul>
      {contrast !== null && <p>{words.contrast[contrast]}</p>}
    </div>
  )
}

export default OwnColours
