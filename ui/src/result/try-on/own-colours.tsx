import { use } from 'react'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { colourName, contrastOf, seenParts } from './colour-names.js'
import { hexOf } from '../drape/oklab.js'
import type { SeenColours } from './see-colours.js'
import { seeColours } from './see-colours.js'
import styles from './try-on.module.css'

/** The colours of each kept photo; forgotten with it. */
const known = new WeakMap<KeptPhoto, Promise<SeenColours>>()

const coloursOf = (photo: KeptPhoto): Promise<SeenColours> => {
  const colours = known.get(photo) ?? seeColours(photo).catch(() => ({}))
  known.set(photo, colours)
  return colours
}

/** Eyes, brows, lips, hair and skin as named colours of the photo, and what their contrast means for clothes. */
const OwnColours = ({ photo }: { readonly photo: KeptPhoto }) => {
  const { own: words } = useResultTexts().drape
  const colours = use(coloursOf(photo))
  if (colours.skin === undefined) return null
  return (
    <div className={styles['own']}>
      <h3 className="section-heading">{words.heading}</h3>
      <ul>
        {seenParts.map((part) => {
          const colour = colours[part]
          return colour === undefined ? null : (
            <li key={part}>
              <svg viewBox="0 0 2 2" aria-hidden="true">
                <circle cx="1" cy="1" r="1" fill={hexOf(colour)} />
              </svg>
              {words.parts[part]} <b>{words.names[colourName(part, colour)]}</b>
            </li>
          )
        })}
      </ul>
      <p>{words.contrast[contrastOf(colours)]}</p>
    </div>
  )
}

export default OwnColours
