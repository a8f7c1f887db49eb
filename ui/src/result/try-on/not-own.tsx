import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ChangeablePart } from '@kaoiro/core/diagnosis'
import { compositionChart } from '@kaoiro/drawing/charts'
import type { ResultView, SeasonShown } from '@kaoiro/screens/result'
import { partsToLeaveOut, resultHistory, seasonLeavingOut } from '@kaoiro/screens/result'
import { resultTexts } from '@kaoiro/texts/screens'
import { Names } from '../../components/names.js'
import { Drawing } from '../../components/pictures/drawing.js'
import { useTexts } from '../../language/use-texts.js'
import styles from './not-own.module.css'

/** Leaves out colours that may not be the own ones, and shows the season with and without them. */
export function NotOwn({ view }: { readonly view: ResultView }) {
  const { content, drape } = useTexts(resultTexts)
  const words = drape.notOwn
  const history = resultHistory(useLocation().state)
  const [leftOut, setLeftOut] = useState<ReadonlyArray<ChangeablePart>>([])
  const parts = partsToLeaveOut(view.gender, history)
  if (parts.length === 0) return null
  const without = seasonLeavingOut(content, history, leftOut)
  const toggle = (part: ChangeablePart) => () =>
    setLeftOut(
      leftOut.includes(part) ? leftOut.filter((other) => other !== part) : [...leftOut, part],
    )
  return (
    <div className={styles['notOwn']}>
      <h3 className="section-heading">{words.heading}</h3>
      <p>{words.lead}</p>
      <div className={styles['parts']}>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            aria-pressed={leftOut.includes(part)}
            onClick={toggle(part)}
          >
            {words.parts[part]}
          </button>
        ))}
      </div>
      <div className={styles['answers']} aria-live="polite">
        {without !== null && (
          <>
            <Season
              heading={words.kept}
              season={{ names: view.names.seasons, composition: view.composition }}
            />
            <Season heading={words.without} season={without} />
          </>
        )}
      </div>
    </div>
  )
}

interface SeasonProps {
  readonly heading: string
  readonly season: SeasonShown
}

const Season = ({ heading, season: { names, composition } }: SeasonProps) => {
  const { content } = useTexts(resultTexts)
  return (
    <div>
      <h4>{heading}</h4>
      <p>
        <Names names={names} />
      </p>
      <Drawing
        node={compositionChart(composition, content.shortNames)}
        title={content.pictures.composition(composition)}
      />
    </div>
  )
}
