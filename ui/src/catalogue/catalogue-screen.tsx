import { Fragment, isValidElement, use, useEffect, useRef } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { resultView } from '@kaoiro/screens/result'
import { captureTexts, resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { Heading } from '../components/screen.js'
import { useBrand, useSharedTexts, useStartTexts } from '../language/first-texts.js'
import styles from './catalogue-screen.module.css'
import { looksAtPhotos } from '../site/looks-at-photos.js'
import { site } from '../site/site.js'
import { captureExamples, deviceExamples, lookExamples } from './capture-examples.js'
import { resultExamples } from './result-examples.js'
import { screenExamples } from './screen-examples.js'
import type { Examples } from './samples.js'
import { sampleCodes, samplePhoto } from './samples.js'

const photo = samplePhoto()

const title = 'Component catalogue'

/** The shared components, and states that no walk through the screens shows. The visual tests use the same list. */
const CatalogueScreen = () => {
  const examples = useExamples()
  const heading = useTitleAndFocus()
  return (
    <div className={styles['catalogue']}>
      <Heading ref={heading}>{title}</Heading>
      {Object.entries(examples).map(([component, states]) => (
        <Component key={component} name={component} states={states} />
      ))}
    </div>
  )
}

/** Sets the document title and the focus, which the components in the catalogue have set before. */
const useTitleAndFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pageTitle } = useSharedTexts()
  const brand = useBrand()
  useEffect(() => {
    document.title = pageTitle({ heading: title, brand })
  }, [pageTitle, brand])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}

const useExamples = (): Examples => {
  const result = useTexts(resultTexts)
  const samples = {
    start: useStartTexts(),
    capture: useTexts(captureTexts),
    result,
    photo: use(photo),
    woman: sampleOf(resultView(result.content, sampleCodes.woman)),
    man: sampleOf(resultView(result.content, sampleCodes.man)),
  }
  return {
    ...screenExamples(samples),
    ...captureExamples(samples),
    ...resultExamples(samples),
    ...(looksAtPhotos() ? lookExamples(samples) : {}),
    ...(site.analysis === 'service' ? {} : deviceExamples()),
  }
}

const sampleOf = <View,>(view: E.Either<unknown, View>): View => {
  if (E.isLeft(view)) throw new Error('a sample code of the catalogue does not decode')
  return view.right
}

interface ComponentProps {
  readonly name: string
  readonly states: Examples[string]
}

const Component = ({ name, states }: ComponentProps) => (
  <section className={styles['entry']}>
    <h2>{name}</h2>
    {Object.entries(isValidElement(states) ? { plain: states } : states).map(([state, element]) => (
      <Fragment key={state}>
        <p className={styles['state']}>{state}</p>
        <div className={styles['box']} data-catalogue={`${name} / ${state}`}>
          {element}
        </div>
      </Fragment>
    ))}
  </section>
)

export default CatalogueScreen
