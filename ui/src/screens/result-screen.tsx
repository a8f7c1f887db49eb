import { useParams } from 'react-router-dom'
import * as E from 'fp-ts/lib/Either.js'
import { ja } from '@kaoiro/core/content/ja'
import { messages } from '@kaoiro/core/content/messages/ja'
import { ButtonLink } from '../components/button.js'
import { CompositionBar } from '../components/composition-bar.js'
import { FaceChart } from '../components/face-chart.js'
import { Heading } from '../components/heading.js'
import { ResultSection } from '../components/result-section.js'
import { paths } from '../paths.js'
import type { ResultView } from '../result-view.js'
import { resultView } from '../result-view.js'
import { texts } from '../texts.js'
import { ErrorScreen } from './error-screen.js'
import styles from './result-screen.module.css'

const { result: words } = texts
const viewOf = resultView(ja)

export const ResultScreen = () => {
  const { code = '' } = useParams()
  const view = viewOf(code)
  return E.isLeft(view) ? <ErrorScreen /> : <Result view={view.right} />
}

const Result = ({ view }: { readonly view: ResultView }) => (
  <div className={styles['result']}>
    <Summary view={view} />
    <ResultSection
      kind={messages.facePattern}
      entry={view.faceType}
      link={view.faceTypeLink}
      withMakeup
    >
      <FaceChart rows={view.chart} />
    </ResultSection>
    <ResultSection
      kind={messages.personalColour}
      entry={view.colour}
      link={view.colourLink}
      withMakeup={view.withColourMakeup}
    >
      <CompositionBar shares={view.composition} />
    </ResultSection>
    <div className={styles['end']}>
      <p className={styles['code']}>
        {words.code}
        <code>{view.code}</code>
      </p>
      <ButtonLink look="primary" to={paths.home.href}>
        {words.again}
      </ButtonLink>
    </div>
  </div>
)

const Summary = ({ view }: { readonly view: ResultView }) => (
  <div className={styles['summary']}>
    <Heading title={texts.pageTitle(words.heading)}>{words.heading}</Heading>
    <dl>
      <div>
        <dt>{messages.facePattern}</dt>
        <dd>{view.faceType.name}</dd>
      </div>
      <div>
        <dt>{messages.personalColour}</dt>
        <dd>
          {view.colour.name}
          <span className={styles['tone']} data-season={view.season} />
        </dd>
      </div>
    </dl>
  </div>
)
