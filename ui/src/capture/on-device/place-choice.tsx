import { useId } from 'react'
import { choosePlace, usePlace } from '../../device/place.js'
import { deviceTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './place-choice.module.css'

/** Lets the visitor choose where the photo is analysed. */
export const PlaceChoice = () => {
  const { place: words } = useTexts(deviceTexts)
  const chosen = usePlace()
  const group = useId()
  return (
    <fieldset className={styles['places']}>
      <legend className={styles['legend']}>{words.legend}</legend>
      {(['device', 'service'] as const).map((place) => (
        <label key={place} className={styles['place']}>
          <input
            type="radio"
            name={group}
            checked={chosen === place}
            onChange={() => choosePlace(place)}
          />
          <span className={styles['title']}>{words[place].title}</span>
          <span className={styles['content']}>{words[place].content}</span>
        </label>
      ))}
    </fieldset>
  )
}
