import { Suspense, use, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { Certainty } from '@kaoiro/core/diagnosis'
import { isCloth, modes } from '@kaoiro/screens/draping'
import type { ResultView } from '@kaoiro/screens/result'
import { resultView } from '@kaoiro/screens/result'
import { counterTexts, resultTexts } from '@kaoiro/texts/screens'
import type { KeptPhoto } from '../adapters/kept-photo.js'
import { useKeptPhoto } from '../adapters/kept-photo.js'
import { Button } from '../components/controls/button.js'
import { FaceDrawing } from '../components/pictures/face-drawing.js'
import { ActionBar, Lead, ScreenHeading } from '../components/screen.js'
import { useTexts } from '../language/use-texts.js'
import { shownKit } from '../result/drape/drape-kit.js'
import { DrapeView } from '../result/drape/drape-view.js'
import { ResultCode, ResultNames, StaffSummary } from '../result/style/counter-sheet.js'
import styles from './counter-result.module.css'

interface CounterResultProps {
  readonly code: string
  readonly certainty: Certainty
  readonly onEnd: () => void
}

/**
 * The result on a tablet at a counter: the customer's face to try colours on, the names, and the QR code that takes the result
 * to a phone. The products are in the view for staff, one tap away, so that the result does not sell.
 */
export function CounterResult({ code, certainty, onEnd }: CounterResultProps) {
  const { content } = useTexts(resultTexts)
  const { clear, back, staff } = useTexts(counterTexts)
  // State and no history entry, which Back would lead the next customer to.
  const [isForStaff, setForStaff] = useState(false)
  const view = resultView(content, code, certainty)
  if (E.isLeft(view)) return null
  return (
    <>
      {isForStaff ? (
        <div className={styles['staff']}>
          <ScreenHeading>{staff.heading}</ScreenHeading>
          <StaffSummary view={view.right} />
        </div>
      ) : (
        <Tried view={view.right} />
      )}
      <ActionBar beside>
        <Button variant="secondary" onPress={() => setForStaff(!isForStaff)}>
          {isForStaff ? back : staff.view}
        </Button>
        <Button variant="primary" onPress={onEnd}>
          {clear}
        </Button>
      </ActionBar>
    </>
  )
}

interface TriedProps {
  readonly view: ResultView
}

const Tried = ({ view }: TriedProps) => {
  const { heading } = useTexts(resultTexts)
  const { take } = useTexts(counterTexts)
  const photo = useKeptPhoto(view.code)
  return (
    <div className={styles['result']}>
      <div className={styles['names']}>
        <ScreenHeading>{heading}</ScreenHeading>
        <ResultNames view={view} />
        <p>{view.words.lead}</p>
      </div>
      <div className={styles['worn']}>
        {photo === null ? (
          <Drawn view={view} />
        ) : (
          <Suspense fallback={<div />}>
            <Worn view={view} photo={photo} />
          </Suspense>
        )}
      </div>
      <section className={styles['take']}>
        <ResultCode code={view.code} />
        <div>
          <h2 className="section-heading">{take.heading}</h2>
          <Lead>{take.lead}</Lead>
        </div>
      </section>
    </div>
  )
}

/** Without the photo. */
const Drawn = ({ view: { diagnosis, faceType } }: TriedProps) => (
  <div>
    <FaceDrawing
      diagnosis={diagnosis}
      title={useTexts(resultTexts).content.pictures.pattern(faceType)}
    />
  </div>
)

/** Cloth, the four seasons, and for women make-up. Begins between a cloth that suits and one to keep away. */
const Worn = ({ view, photo }: TriedProps & { readonly photo: KeptPhoto }) => {
  const kit = use(shownKit(photo, view.gender === 'WOMEN'))
  if (kit === null) return <Drawn view={view} />
  return (
    <DrapeView
      {...{ view, kit }}
      request={null}
      modes={kit.makeUp === null ? modes.filter(isCloth) : modes}
      against="avoid"
      onSave={null}
    />
  )
}
