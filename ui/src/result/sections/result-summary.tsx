import type { ReactNode } from 'react'
import { keyColours } from '@kaoiro/core/palette'
import { ScreenHeading } from '../../components/screen-heading.js'
import { Illustration, illustrations } from '../../components/pictures/illustration.js'
import { Names } from '../../components/names.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import styles from './result-summary.module.css'

/** Both answers with drawings and names, the season's colours, and a sentence about this face. */
export const ResultSummary = ({ view }: { readonly view: ResultView }) => {
  const words = useResultTexts()
  const { pictures } = words.content
  return (
    <div className={styles['summary']}>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <dl>
        <Answer kind={words.facePattern} names={[view.pattern.name]}>
          <Illustration
            src={illustrations.pattern(view.faceType, view.gender, view.season)}
            width={6}
            height={7}
            title={pictures.pattern(view.faceType)}
          />
        </Answer>
        <Answer kind={words.personalColour} names={view.seasonNames}>
          <Illustration
            src={illustrations.season(view.season)}
            width={6}
            height={7}
            title={pictures.season(view.season)}
          />
        </Answer>
      </dl>
      <KeyColours view={view} />
      <p className={styles['words']}>{view.words.lead}</p>
    </div>
  )
}

/** The season at a glance. The colours section names the same colours. */
const KeyColours = ({ view }: { readonly view: ResultView }) => (
  <svg
    className={styles['colours']}
    viewBox="0 0 5 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {keyColours(view.season, view.alsoSuits).map(({ id, colour }, at) => (
      <rect key={id} x={at} width={1} height={1} fill={colour} />
    ))}
  </svg>
)

interface AnswerProps {
  readonly kind: string
  readonly names: ReadonlyArray<string>
  readonly children: ReactNode
}

const Answer = ({ kind, names, children }: AnswerProps) => (
  <div>
    <dt>{kind}</dt>
    <dd>
      {children}
      <span>
        <Names names={names} />
      </span>
    </dd>
  </div>
)
