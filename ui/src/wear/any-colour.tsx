import { Suspense, useState } from 'react'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { palettes } from '@kaoiro/core/palette'
import type { AskedColour } from '@kaoiro/screens/wear'
import { wearTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { ColourWay } from './colour-way.js'
import { PhotoPoint } from './photo-point.js'
import { ProductShades } from './product-shades.js'
import styles from './wear.module.css'

interface AnyColourProps {
  readonly code: string
  readonly diagnosis: Diagnosis
  /** The colour to begin with, which comes before the choice of another. */
  readonly asked: AskedColour | null
}

/** Chooses a colour (any, an everyday one, a product's, or one in a photo), and shows how it is worn. */
export function AnyColour({ code, diagnosis, asked: first }: AnyColourProps) {
  const texts = useTexts(wearTexts)
  const { screen: words, common } = texts
  const [asked, ask] = useState(first)
  const way = (
    <div key="way" aria-live="polite">
      {asked !== null && <ColourWay {...{ code, diagnosis, asked }} isWornFirst={first !== null} />}
    </div>
  )
  const chosen = asked?.colour ?? palettes[diagnosis.colorType][0].colour
  const choice = (
    <div key="choice" className={styles['choice']}>
      <label className={styles['any']}>
        <input
          type="color"
          value={chosen}
          onChange={({ currentTarget: { value } }) => ask({ colour: value as `#${string}` })}
        />
        <span>{words.choose}</span>
      </label>
      <ul className={styles['common']} aria-label={words.common}>
        {common.map(({ colour, name }) => (
          <li key={colour}>
            <button
              type="button"
              aria-label={name}
              aria-pressed={asked?.colour === colour}
              onClick={() => ask({ colour })}
            >
              <svg viewBox="0 0 44 44" aria-hidden="true">
                <circle cx="22" cy="22" r="15" fill={colour} />
                <circle cx="22" cy="22" r="19.5" className={styles['ring']} />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['more']}>
        {diagnosis.gender === 'WOMEN' && (
          <Suspense>
            <ProductShades asked={asked} onAsk={ask} />
          </Suspense>
        )}
        <PhotoPoint code={code} gender={diagnosis.gender} onAsk={ask} />
      </div>
    </div>
  )
  return <div className={styles['colour']}>{first === null ? [choice, way] : [way, choice]}</div>
}
