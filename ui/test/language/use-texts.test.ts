import { createElement, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { expect, it } from 'vitest'
import { screenTexts } from '@kaoiro/texts/screens'
import { LanguageContext } from '../../src/language/language.js'
import { useTexts } from '../../src/language/use-texts.js'

it('a component that waits for the texts of two parts gets those of each', async () => {
  const part = (name: string) =>
    screenTexts(`${name} in Japanese`, () => Promise.resolve(`${name} in English`))
  const [first, second] = [part('first'), part('second')]
  const Both = () => `${useTexts(first)}, ${useTexts(second)}`
  const page = createElement(
    LanguageContext,
    { value: 'en' },
    createElement(Suspense, null, createElement(Both)),
  )
  const stream = await renderToReadableStream(page)
  await stream.allReady
  expect(await new Response(stream).text()).toContain('first in English, second in English')
})
