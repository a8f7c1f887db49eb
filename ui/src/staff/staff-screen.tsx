import { useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { compositionChart } from '@kaoiro/drawing/charts'
import { findResults, problemOf } from '../compare/pick-result/find-result-code.js'
import { LinkField } from '../compare/pick-result/link-field.js'
import { Drawing } from '../components/pictures/drawing.js'
import { Lead, ScreenBody } from '../components/screen-body.js'
import { ScreenHeading } from '../components/screen-heading.js'
import { compareTexts, counterTexts, resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { FaceChart } from '../result/figures/face-chart.js'
import { StaffSummary } from '../result/style/staff-summary.js'
import type { ResultView } from '../result/view/result-view.js'
import { resultView } from '../result/view/result-view.js'

/** Shows staff the results in a customer's message: products to try, levels and reasons. */
const StaffScreen = () => {
  const { staff: words } = useTexts(counterTexts)
  const { content } = useTexts(resultTexts)
  const { problems } = useTexts(compareTexts)
  const [found, setFound] = useState<ReturnType<typeof findResults>>([])
  const open = (text: string) => setFound(findResults(text))
  const paste = async (show: (text: string) => void) => {
    const text = await navigator.clipboard.readText().catch(() => null)
    if (text !== null) show(text)
    setFound(text === null ? [E.left('noClipboard')] : findResults(text))
  }
  const told = found.map(problemOf(problems)).filter((problem) => problem !== null)
  return (
    <ScreenBody>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <Lead>{words.lead}</Lead>
      <LinkField
        problem={told.length > 0 ? told.join('\n') : null}
        submit={words.open}
        onSubmit={open}
        onPaste={(show) => void paste(show)}
      />
      {found.filter(E.isRight).map(({ right: { code } }) => {
        const view = resultView(content)(code)
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
