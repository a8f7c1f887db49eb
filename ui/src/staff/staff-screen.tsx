import { useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { compositionChart } from '@kaoiro/drawing/charts'
import { findResults, staffReading } from '@kaoiro/screens/compare'
import type { ResultView } from '@kaoiro/screens/result'
import { resultView } from '@kaoiro/screens/result'
import { LinkField } from '../compare/link-field.js'
import { Drawing } from '../components/pictures/drawing.js'
import { Lead, ScreenBody, ScreenHeading } from '../components/screen.js'
import { compareTexts, counterTexts, resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { FaceChart } from '../result/figures/figures.js'
import { StaffSummary } from '../result/style/counter-sheet.js'

/** Shows staff the results in a customer's message: products to try, levels and reasons. */
const StaffScreen = () => {
  const { staff: words } = useTexts(counterTexts)
  const { content } = useTexts(resultTexts)
  const { problems } = useTexts(compareTexts)
  const [found, setFound] = useState<ReturnType<typeof findResults>>([])
  const paste = async (show: (text: string) => void) => {
    const text = await navigator.clipboard.readText().catch(() => null)
    if (text !== null) show(text)
    setFound(findResults(text))
  }
  const { codes, problem } = staffReading(problems, found)
  return (
    <ScreenBody>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <Lead>{words.lead}</Lead>
      <LinkField
        problem={problem}
        submit={words.open}
        onSubmit={(text) => setFound(findResults(text))}
        onPaste={(show) => void paste(show)}
      />
      {codes.map((code) => {
        const view = resultView(content, code)
        return E.isRight(view) && <StaffResult key={code} view={view.right} />
      })}
    </ScreenBody>
  )
}

export default StaffScreen

const StaffResult = ({ view }: { readonly view: ResultView }) => {
  const { reasons } = useTexts(counterTexts).staff
  const { chart, composition, content } = useTexts(resultTexts)
  const { lead, features, decided, between } = view.words
  return (
    <article>
      <ScreenBody>
        <StaffSummary view={view} />
        <h2 className="section-heading">{reasons}</h2>
        {[lead, ...features, decided, ...between].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <h2 className="section-heading">{chart}</h2>
        <FaceChart rows={view.chart} />
        <h2 className="section-heading">{composition}</h2>
        <p>{content.certainty.composition}</p>
        <Drawing
          node={compositionChart(view.composition, content.shortNames)}
          title={content.pictures.composition(view.composition)}
        />
      </ScreenBody>
    </article>
  )
}
