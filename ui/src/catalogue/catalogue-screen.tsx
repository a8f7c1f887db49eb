import { Fragment, use, useEffect, useRef } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { useCaptureTexts } from '../language/use-capture-texts.js'
import { useCompareTexts } from '../language/use-compare-texts.js'
import { compareView } from '../compare/view/compare-view.js'
import { Heading } from '../components/heading.js'
import { useSharedTexts } from '../language/first-texts.js'
import { useResultTexts } from '../language/use-result-texts.js'
import { resultView } from '../result/view/result-view.js'
import { useStartTexts } from '../language/first-texts.js'
import { actionEntries } from './action-entries.js'
import { cameraEntries } from './camera-entries.js'
import { captureEntries } from './capture-entries.js'
import styles from './catalogue-screen.module.css'
import { certaintyEntries } from './certainty-entries.js'
import { compareEntries } from './compare-entries.js'
import { controlEntries } from './control-entries.js'
import { deviceEntries } from './device-entries.js'
import { deviceLookEntries } from './device-look-entries.js'
import { drapeEntries } from './drape-entries.js'
import { drawingEntries } from './drawing-entries.js'
import type { CatalogueEntry } from './entry.js'
import { figureEntries } from './figure-entries.js'
import { paletteEntries } from './palette-entries.js'
import { receiptEntries } from './receipt-entries.js'
import { resultEntries } from './result-entries.js'
import { site } from '../site/site.js'
import { samplePhoto } from './sample-photo.js'
import { sampleCodes } from './samples.js'
import { screenEntries } from './screen-entries.js'
import { shopEntries } from './shop-entries.js'
import { startEntries } from './start-entries.js'

const photo = samplePhoto()

const title = 'Component catalogue'

/** Every component in every state. The visual tests use the same list. */
const CatalogueScreen = () => {
  const entries = useEntries()
  const heading = useTitleAndFocus()
  return (
    <div className={styles['catalogue']}>
      <Heading ref={heading}>{title}</Heading>
      {entries.map((entry) => (
        <Entry key={entry.component} entry={entry} />
      ))}
    </div>
  )
}

/** Sets the document title and the focus, which the components in the catalogue have set before. */
const useTitleAndFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pageTitle } = useSharedTexts()
  useEffect(() => {
    document.title = pageTitle(title, site.brand)
  }, [pageTitle])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}

const useEntries = (): ReadonlyArray<CatalogueEntry> => {
  const start = useStartTexts()
  const capture = useCaptureTexts()
  const result = useResultTexts()
  const compare = useCompareTexts()
  const samples = {
    start,
    capture,
    result,
    photo: use(photo),
    woman: sampleOf(resultView(result.content)(sampleCodes.woman)),
    man: sampleOf(resultView(result.content)(sampleCodes.man)),
    compare,
    womanAndMan: sampleOf(compareView(compare.content)(sampleCodes.woman, sampleCodes.man)),
  }
  const parts = [
    ...[screenEntries, controlEntries, startEntries, captureEntries, cameraEntries],
    ...[
      resultEntries,
      actionEntries,
      figureEntries,
      shopEntries,
      certaintyEntries,
      receiptEntries,
      compareEntries,
      drawingEntries,
    ],
    paletteEntries,
    drapeEntries,
    ...(KAOIRO_LOOK ? [deviceLookEntries] : []),
    ...(KAOIRO_ANALYSIS === 'service' ? [] : [deviceEntries]),
  ]
  return parts.flatMap((part) => part(samples))
}

const sampleOf = <View,>(view: E.Either<unknown, View>): View => {
  if (E.isLeft(view)) throw new Error('a sample code of the catalogue does not decode')
  return view.right
}

const Entry = ({ entry: { component, states } }: { readonly entry: CatalogueEntry }) => (
  <section className={styles['entry']}>
    <h2>{component}</h2>
    {Object.entries(states).map(([state, node]) => (
      <Fragment key={state}>
        <p className={styles['state']}>{state}</p>
        <div className={styles['box']} data-catalogue={`${component} / ${state}`}>
          {node}
        </div>
      </Fragment>
    ))}
  </section>
)

export default CatalogueScreen
