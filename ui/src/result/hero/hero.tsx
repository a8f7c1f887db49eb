import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect } from 'react'
import type { ResultView } from '@kaoiro/screens/result'
import { useKeptPhoto } from '../../adapters/kept-photo.js'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import { ScreenHeading } from '../../components/screen.js'
import { Illustration, illustrations } from '../../components/pictures/illustration.js'
import { Names } from '../../components/names.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { FaceDrawing } from '../../components/pictures/face-drawing.js'
import type { DrapedFaceProps } from './draped-face.js'
import styles from './hero.module.css'

/** Loads with the first photo. Without the network, the page shows its drawing. */
const DrapedFace = lazy(() => import('./draped-face.js').catch(() => ({ default: Undraped })))

const Undraped = ({ drawing }: DrapedFaceProps) => drawing

interface HeroProps {
  readonly view: ResultView
  /** A question that comes before the explanation. */
  readonly children?: ReactNode
}

/**
 * The result at a glance: the visitor's own face between two cloths, or a drawing, with the names on it, a
 * question, and a sentence about this face.
 */
export function Hero({ view, children }: HeroProps) {
  const words = useTexts(resultTexts)
  const photo = useKeptPhoto(view.code)
  const { isOpen, close } = useOverlayEntry('drape')
  const isLost = photo === null && isOpen
  // Without its photo, the open draping would be one press of Back that does nothing.
  useEffect(() => {
    if (isLost) close()
  })
  const { pictures } = words.content
  const drawing = <FaceDrawing diagnosis={view.diagnosis} title={pictures.pattern(view.faceType)} />
  return (
    <div className={styles['hero']}>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <div className={styles['picture']}>
        {photo === null ? (
          drawing
        ) : (
          <Suspense>
            <DrapedFace view={view} photo={photo} drawing={drawing} />
          </Suspense>
        )}
      </div>
      <dl className={styles['names']}>
        <Answer kind={words.facePattern} names={view.names.patterns}>
          {photo !== null && drawing}
        </Answer>
        <Answer kind={words.personalColour} names={view.names.seasons}>
          {view.alsoSuits === null && (
            <Illustration
              src={illustrations.season(view.season)}
              width={6}
              height={7}
              title={pictures.season(view.season)}
            />
          )}
        </Answer>
      </dl>
      <div className={styles['told']}>
        {children}
        <p className={styles['words']}>{view.words.lead}</p>
      </div>
    </div>
  )
}

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
