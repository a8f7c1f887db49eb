import type { ReactNode } from 'react'
import { useId } from 'react'

interface RadioGroupProps<Option extends string> {
  readonly className: string | undefined
  readonly legend: string
  readonly options: ReadonlyArray<readonly [Option, ReactNode]>
  readonly chosen: Option
  readonly onChoose: (option: Option) => void
}

/** A choice of one option; each is a label over an invisible radio button. */
export function RadioGroup<Option extends string>({
  className,
  legend,
  options,
  chosen,
  onChoose,
}: RadioGroupProps<Option>) {
  const name = useId()
  return (
    <fieldset className={className}>
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
          {label}
        </label>
      ))}
    </fieldset>
  )
}
