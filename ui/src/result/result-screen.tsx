import * as O from 'fp-ts/lib/Option.js'
import { useParams } from 'react-router-dom'
import type { Certainty } from '@kaoiro/core/diagnosis'
import { parseAgreement, parseCertainty } from '../adapters/result-state.js'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import { ResultActions } from './actions/result-actions.js'
import { ReceiptSection } from './receipt/receipt-section.js'
import { devicePhotos } from './receipt/device-photos.js'
import { DeviceSection } from './receipt/device-section.js'
import { useReceipt } from './receipt/use-receipt.js'
import { PrintedAddress } from '../components/printed-address.js'
import { paths } from '../site/paths.js'
import columns from '../components/figures.module.css'
import styles from './result-screen.module.css'
import { CertaintySection } from './certainty/certainty-section.js'
import { ColourSection } from './sections/colour-section.js'
import { ColoursSection } from './sections/colours-section.js'
import { Counselling } from './sections/counselling.js'
import { MorePhotos } from './certainty/more-photos.js'
import { SamePerson } from './certainty/same-person.js'
import { PatternSection } from './sections/pattern-section.js'
import { Hero } from './hero/hero.js'
import { Products } from './style/products.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { morePhotosView } from './view/more-photos-view.js'
import { samePersonView } from './view/same-person-view.js'
import { certaintyView } from './view/certainty-view.js'
import type { ResultView } from './view/result-view.js'
import { resultView } from './view/result-view.js'
import { PlainLink, ButtonLink } from '../components/controls/screen-links.js'
import { MessageScreen } from '../components/message-screen.js'

/**
 * Shows the result encoded in the URL: the answers, the colours, face pattern and personal colour with their make-up, then
 * style and products. Right after the analysis, also shows the certainty and receipt; a result of low certainty asks for
 * another photo before it explains.
 */
const ResultScreen = () => {
  useCleanAddress()
  const words = useTexts(resultTexts)
  const { state, receipt, deleteAll } = useReceipt()
  const certainty = parseCertainty(state)
  const result = useResult(certainty)
  if (O.isNone(result)) return <InvalidCodeScreen />
  const view = result.value
  const diagnosed = { diagnosis: view.diagnosis, certainty }
  const agreement = parseAgreement(state)
  const more = morePhotosView(view.code, diagnosed, agreement, state)
  const other = samePersonView(view.code, state)
  // One question at a time.
  const invitesFirst = more?.isLow === true && other === null
  const photos = devicePhotos(state)
  return (
    <>
      <div className={`${columns['columns']} ${styles['result']}`}>
        <div className={styles['hero']}>
          <Hero view={view}>
            <SamePerson last={other} />
            {invitesFirst && <MorePhotos more={more} gender={view.gender} />}
          </Hero>
        </div>
        <div className={columns['across']}>
          <ColoursSection view={view} />
        </div>
        <PatternSection view={view} />
        <ColourSection view={view} />
        <div className={styles['store']}>
          <Products view={view} />
        </div>
        <div className={`${columns['across']} ${styles['end']}`}>
          <CertaintySection
            certainty={certaintyView(words.content)(diagnosed, agreement, more !== null)}
            retakeFor={more === null ? view.gender : null}
          />
          <Counselling>
            {!invitesFirst && <MorePhotos more={more} gender={view.gender} />}
            <PlainLink to={paths.compare(view.code)}>{words.compare}</PlainLink>
          </Counselling>
          {KAOIRO_ANALYSIS !== 'service' && <DeviceSection photos={photos} />}
          {receipt !== null && <ReceiptSection receipt={receipt} onDelete={deleteAll} />}
          <p className={styles['code']}>
            <span>{words.code}</span>
            <code>{view.code}</code>
          </p>
          <PrintedAddress path={paths.result(view.code)} lead={words.openAgain} />
        </div>
      </div>
      <ResultActions view={view} />
    </>
  )
}

/** The result in the URL, in the visitor's language; none if the code is invalid. */
const useResult = (certainty: Certainty): O.Option<ResultView> => {
  const { code = '' } = useParams()
  return O.fromEither(resultView(useTexts(resultTexts).content)(code, certainty))
}

export default ResultScreen

/** Error screen for an invalid result code. */
const InvalidCodeScreen = () => {
  const { error: words } = useTexts(resultTexts)
  return (
    <MessageScreen words={words}>
      <ButtonLink variant="primary" to={paths.home}>
        {words.again}
      </ButtonLink>
    </MessageScreen>
  )
}
