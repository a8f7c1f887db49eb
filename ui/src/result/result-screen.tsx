import * as E from 'fp-ts/lib/Either.js'
import { useParams } from 'react-router-dom'
import { impersonalView, resultBar, resultScreen } from '@kaoiro/screens/result'
import { invitingResult, isOwnResult } from '../adapters/own-results.js'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import { ButtonLink, PlainLink } from '../components/controls/screen-links.js'
import { MessageScreen } from '../components/screen.js'
import { PrintedAddress } from '../components/printed-address.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import { ResultActions } from './actions/result-actions.js'
import { AnotherPhoto, CertaintySection, SamePerson } from './certainty-section.js'
import { Hero } from './hero/hero.js'
import { ColoursSection } from './palette/colours-section.js'
import { DeviceSection, ReceiptSection, useReceipt } from './receipt-section.js'
import { ColourSection, PatternSection } from './sections/halves.js'
import { Counselling } from './sections/counselling.js'
import { Products } from './style/products.js'
import { WearLater } from '../wear/wear-later.js'
import columns from '../components/figures.module.css'
import styles from './result-screen.module.css'

/**
 * Shows the result encoded in the URL: the answers, the colours, face pattern and personal colour with their make-up, then
 * style and products. Right after the analysis, also shows the certainty and receipt; a result of low certainty asks for
 * another photo before it explains.
 */
const ResultScreen = () => {
  useCleanAddress()
  const words = useTexts(resultTexts)
  const { code = '' } = useParams()
  const { history, receipt, deleteAll } = useReceipt()
  const result = resultScreen(words.content, code, history)
  if (E.isLeft(result)) return <InvalidCodeScreen />
  const { view: ownView, certainty, lastPhoto, more, invitesFirst, ...shown } = result.right
  const { code: canonical } = ownView
  const bar = resultBar(canonical, history, isOwnResult(canonical), invitingResult())
  const view = bar.isOwn ? ownView : impersonalView(words.content, ownView)
  const anotherPhoto = <AnotherPhoto more={more} gender={view.gender} />
  return (
    <>
      <div className={`${columns['columns']} ${styles['result']}`}>
        <div className={styles['hero']}>
          <Hero view={view}>
            <SamePerson last={lastPhoto} />
            {invitesFirst && anotherPhoto}
          </Hero>
        </div>
        <div className={columns['across']}>
          <ColoursSection view={view} />
          <WearLater view={view} />
        </div>
        <PatternSection view={view} isOwn={bar.isOwn} />
        <ColourSection view={view} />
        <div className={styles['store']}>
          <Products view={view} />
        </div>
        <div className={`${columns['across']} ${styles['end']}`}>
          <CertaintySection certainty={certainty} retakeFor={shown.retakeFor} />
          <Counselling isOwn={bar.isOwn}>
            {!invitesFirst && anotherPhoto}
            <PlainLink to={paths.compare(view.code)}>{words.compare}</PlainLink>
          </Counselling>
          {site.analysis !== 'service' && <DeviceSection photos={shown.photosOnDevice} />}
          {receipt !== null && <ReceiptSection receipt={receipt} onDelete={deleteAll} />}
          <p className={styles['code']}>
            <span>{words.code}</span>
            <code>{view.code}</code>
          </p>
          <PrintedAddress path={paths.result(view.code)} lead={words.openAgain} />
        </div>
      </div>
      <ResultActions view={view} history={history} bar={bar} />
    </>
  )
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
