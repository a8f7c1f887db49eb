import type { ReactNode } from 'react'
import { Suspense, use, useLayoutEffect, useRef } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { Certainty } from '@kaoiro/core/diagnosis'
import { avoidedColours, keyColours } from '@kaoiro/core/palette'
import { resultAddress } from '@kaoiro/core/result-code'
import type { KeptPhoto } from '../adapters/kept-photo.js'
import { useKeptPhoto } from '../adapters/kept-photo.js'
import { ActionBar } from '../components/action-bar.js'
import { Button } from '../components/controls/button.js'
import { QrCode } from '../components/figures/qr-code.js'
import { Names } from '../components/names.js'
import { FaceDrawing } from '../components/pictures/face-drawing.js'
import { ScreenHeading } from '../components/screen-heading.js'
import { useCounterTexts } from '../language/use-counter-texts.js'
import { useResultTexts } from '../language/use-result-texts.js'
import { inCloth, paintBeside } from '../result/drape/paint-drape.js'
import { shownKit } from '../result/drape/prepare-kit.js'
import { useSpokenNames } from '../result/drape/use-spoken-names.js'
import { Swatches } from '../result/figures/swatches.js'
import { FirstProducts } from '../result/style/first-products.js'
import type { ResultView } from '../result/view/result-view.js'
import { resultView } from '../result/view/result-view.js'
import { siteAddress } from '../site/address.js'
import styles from './counter-result.module.css'

interface CounterResultProps {
  readonly code: string
  readonly certainty: Certainty
  readonly onEnd: () => void
}

/** The result on a tablet at a counter, on one screen, with the QR code that takes it to the customer's phone. */
export const CounterResult = ({ code, certainty, onEnd }: CounterResultProps) => {
  const words = useResultTexts()
  const { take, clear } = useCounterTexts()
  const view = resultView(words.content)(code, certainty)
  if (E.isLeft(view)) return null
  const { season, alsoSuits, pattern, seasonNames } = view.right
  const { colours } = words
  return (
    <>
      <div className={styles['result']}>
        <div className={styles['face']}>
          <Suspense>
            <Face view={view.right} />
          </Suspense>
        </div>
        <div className={styles['answer']}>
          <ScreenHeading>{words.heading}</ScreenHeading>
          <dl className={styles['names']}>
            <div>
              <dt>{words.facePattern}</dt>
              <dd>
                <Names names={[pattern.name]} />
              </dd>
            </div>
            <div>
              <dt>{words.personalColour}</dt>
              <dd>
                <Names names={seasonNames} />
              </dd>
            </div>
          </dl>
          <p className={styles['lead']}>{view.right.words.lead}</p>
        </div>
        <div className={styles['colours']}>
          <h2>{colours.wear}</h2>
          <Swatches five colours={keyColours(season, alsoSuits)} label={colours.wear} />
          <h2>{colours.avoid}</h2>
          <Swatches five colours={avoidedColours(season, alsoSuits)} label={colours.avoid} />
        </div>
        <section className={styles['take']}>
          <QrCode address={resultAddress(siteAddress(), code)} title={words.shop.counter.qr} />
          <div>
            <h2>{take.heading}</h2>
            <p>{take.lead}</p>
          </div>
        </section>
        <div className={styles['products']}>
          <FirstProducts view={view.right} />
        </div>
      </div>
      <ActionBar>
        <Button variant="primary" onPress={onEnd}>
          {clear}
        </Button>
      </ActionBar>
    </>
  )
}

/** The customer's face between a cloth that suits and one to keep away, or a drawing. */
const Face = ({ view }: { readonly view: ResultView }) => {
  const photo = useKeptPhoto(view.code)
  const { pictures } = useResultTexts().content
  const drawing = <FaceDrawing diagnosis={view.diagnosis} title={pictures.pattern(view.faceType)} />
  return photo === null ? drawing : <Draped view={view} photo={photo} drawing={drawing} />
}

interface DrapedProps {
  readonly view: ResultView
  readonly photo: KeptPhoto
  readonly drawing: ReactNode
}

const Draped = ({ view: { season, alsoSuits }, photo, drawing }: DrapedProps) => {
  const { drape: words } = useResultTexts()
  const kit = use(shownKit(photo))
  const { bothOf } = useSpokenNames()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [wear] = keyColours(season, alsoSuits)
  const [avoid] = avoidedColours(season, alsoSuits)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && kit !== null && wear !== undefined && avoid !== undefined)
      paintBeside(context, kit, [wear.colour, avoid.colour].map(inCloth), 0.5)
  }, [kit, wear, avoid])
  if (kit === null || wear === undefined || avoid === undefined) return drawing
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={bothOf(wear, avoid)}
        width={kit.width}
        height={kit.height}
      />
      <span>{words.wear}</span>
      <span>{words.avoid}</span>
    </>
  )
}
