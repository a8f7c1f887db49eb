import { renderToString } from 'react-dom/server.edge'
import { Suspense } from 'react'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import type { Language } from '@kaoiro/core/language'
import { App } from '../../src/app.js'
import CompareScreen from '../../src/compare/compare-screen.js'
import {
  compareTexts,
  desktopTexts,
  resultTexts,
  samplesTexts,
  wearTexts,
} from '@kaoiro/texts/screens'
import { loadTexts } from '../../src/language/use-texts.js'
import { loadFirstTexts } from '../../src/language/first-texts.js'
import { portraitOnServer } from '../../src/components/pictures/face-drawing.js'
import { portraitOf } from '../../src/components/pictures/portrait.js'
import ResultScreen from '../../src/result/result-screen.js'
import { sitePaths } from '@kaoiro/core/pages'
import { GenderScreen } from '../../src/start/gender-screen.js'
import SampleResults from '../../src/start/sample-results.js'
import ColourScreen from '../../src/wear/colour-screen.js'

/** Texts of the pages in one language. */
export type PageTexts = Awaited<ReturnType<typeof loadPageTexts>>

/** Loads all texts of the screens below, since server rendering is synchronous. */
export async function loadPageTexts(language: Language) {
  const [first, result, wear, compare, desktop] = await Promise.all([
    loadFirstTexts(language),
    loadTexts(resultTexts, language),
    loadTexts(wearTexts, language),
    loadTexts(compareTexts, language),
    loadTexts(desktopTexts, language),
    loadTexts(samplesTexts, language),
  ])
  return { language, ...first, result, wear, compare, desktop }
}

const nothing = (): void => undefined

/** The boundary marks the part that the browser loads later (home-screen.tsx). */
const samples = (
  <Suspense>
    <SampleResults />
  </Suspense>
)

/** Server rendering cannot wait for the code of the drawing. */
const WithPortraits = portraitOnServer.Provider

const home = <GenderScreen samples={samples} prefetchCapture={nothing} />

/**
 * Renders a screen within the site's frame, as a phone would first render it. The browser hydrates
 * it with the same elements (start-site.tsx).
 */
export function screenHtml(path: string, language: Language): string {
  return renderToString(
    <StaticRouter location={path}>
      <App language={language}>
        <WithPortraits value={portraitOf}>
          <Routes>
            <Route path={sitePaths.home} element={home} />
            <Route path={sitePaths.result} element={<ResultScreen />} />
            <Route path={sitePaths.colour} element={<ColourScreen />} />
            <Route path={sitePaths.compare} element={<CompareScreen />} />
          </Routes>
        </WithPortraits>
      </App>
    </StaticRouter>,
  )
}
