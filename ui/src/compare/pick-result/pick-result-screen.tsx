import * as E from 'fp-ts/lib/Either.js'
import { resultAddress } from '@kaoiro/core/result-code'
import { PlainLink } from '../../components/controls/screen-links.js'
import { Alert } from '../../components/alert.js'
import { FileButton } from '../../components/controls/file-button.js'
import { Lead, ScreenBody } from '../../components/screen-body.js'
import { ScreenHeading } from '../../components/screen-heading.js'
import { Toast } from '../../components/toast.js'
import { paths } from '../../site/paths.js'
import { InvalidSidesScreen } from '../sections/invalid-sides-screen.js'
import { CompareSection } from '../sections/compare-section.js'
import { SideBadge } from '../sections/side-badge.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { SideView } from '../view/side-view.js'
import { sideView } from '../view/side-view.js'
import { LinkField } from './link-field.js'
import styles from './pick-result-screen.module.css'
import { usePickResult } from './use-pick-result.js'
import { QrCode } from '../../components/figures/qr-code.js'
import { siteAddress } from '../../site/address.js'

/** Asks for the second result, by scanning its QR code or by its link. */
export const PickResultScreen = ({ code }: { readonly code: string }) => {
  const own = sideView(useTexts(compareTexts).content)(code)
  return E.isLeft(own) ? (
    <InvalidSidesScreen sides={{ invalid: ['a'], valid: null }} />
  ) : (
    <PickResult own={own.right} />
  )
}

const PickResult = ({ own }: { readonly own: SideView }) => {
  const { pickResult: words } = useTexts(compareTexts)
  const { reading, scanProblem, linkProblem, compareLink, paste, scan } = usePickResult(own.code)
  const onPick = (file: File) => void scan(file)
  return (
    <ScreenBody busy={reading}>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <Lead>{words.lead}</Lead>
      <OwnResult own={own} />
      <div className={styles['ways']}>
        <CompareSection heading={words.scan}>
          <p className={styles['lead']}>{words.scanLead}</p>
          <div className={styles['scan']}>
            <FileButton variant="primary" camera="environment" onPick={onPick}>
              {words.camera}
            </FileButton>
            <FileButton variant="secondary" onPick={onPick}>
              {words.album}
            </FileButton>
          </div>
          <Toast text={reading ? words.reading : null} busy />
          <Alert text={scanProblem} />
        </CompareSection>
        <CompareSection heading={words.link}>
          <p className={styles['lead']}>{words.linkLead}</p>
          <LinkField
            problem={linkProblem}
            submit={words.compare}
            onSubmit={compareLink}
            onPaste={(show) => void paste(show)}
          />
        </CompareSection>
        <CompareSection heading={words.qr}>
          <p className={styles['lead']}>{words.qrLead}</p>
          <OwnQr code={own.code} />
        </CompareSection>
      </div>
      <PlainLink to={paths.result(own.code)}>{words.back}</PlainLink>
    </ScreenBody>
  )
}

const OwnResult = ({ own: { names } }: { readonly own: SideView }) => {
  const { pickResult: words, answers } = useTexts(compareTexts)
  return (
    <dl className={styles['own']}>
      <dt>
        <SideBadge side="a" />
        <span className="visually-hidden">{words.own}</span>
      </dt>
      <dd>{answers(names)}</dd>
    </dl>
  )
}

/** QR code of this result's URL. Another phone can scan it with its camera app or on this screen of the site. */
const OwnQr = ({ code }: { readonly code: string }) => {
  const { pickResult: words } = useTexts(compareTexts)
  return (
    <div className={styles['qrCode']}>
      <QrCode address={resultAddress(siteAddress(), code)} title={words.qr} />
      <p className={styles['codeText']}>{code}</p>
    </div>
  )
}
