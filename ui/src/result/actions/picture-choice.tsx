import { useId } from 'react'
import styles from './picture-choice.module.css'

interface PictureChoiceProps<Option extends string> {
  readonly legend: string
  readonly options: ReadonlyArray<readonly [Option, string]>
  readonly chosen: Option
  readonly onChoose: (option: Option) => void
}

/** One choice about a picture, as segments in a row. */
export const PictureChoice = <Option extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: PictureChoiceProps<Option>) => {
  const name = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            className="covering-input"
            name={name}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
