import { useId } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import { earlyTap } from './early-tap.js'
import styles from './gender-choice.module.css'
import { useStartTexts } from '../language/first-texts.js'

interface GenderChoiceProps {
  readonly chosen: Gender | null
  readonly onChoose: (gender: Gender) => void
}

export const GenderChoice = ({ chosen, onChoose }: GenderChoiceProps) => {
  const { gender: words, genders: names } = useStartTexts()
  const group = useId()
  return (
    <fieldset className={styles['genders']}>
      <legend className="visually-hidden">{words.heading}</legend>
      {genders.map((gender) => (
        <label key={gender} className={styles['gender']}>
          <input
            type="radio"
            className="covering-input"
            name={group}
            checked={chosen === gender}
            ref={earlyTap(chosen === gender, () => onChoose(gender))}
            onChange={() => onChoose(gender)}
          />
          <span>{names[gender]}</span>
        </label>
      ))}
    </fieldset>
  )
}
