import { useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { useNavigate } from 'react-router-dom'
import { resultAddress } from '@kaoiro/core/result-code'
import type { PickProblem, SideView } from '@kaoiro/screens/compare'
import { pickByLink, pickByQr, pickMessages, sideView } from '@kaoiro/screens/compare'
import { Alert, Toast } from '../components/feedback.js'
import { FileButton } from '../components/controls/file-button.js'
import { PlainLink } from '../components/controls/screen-links.js'
import { QrCode } from '../components/figures/qr-code.js'
import { Lead, ScreenBody, ScreenHeading } from '../components/screen.js'
import { useLatest } from '../components/use-latest.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { siteAddress } from '../site/address.js'
import { paths } from '../site/paths.js'
import { CompareSection, InvalidSidesScreen, SideBadge } from './compare-parts.js'
import { LinkField } from './link-field.js'
import { readQr } from './read-qr.js'
import styles from './pick-result-screen.module.css'

/** Asks for the second result, by scanning its QR code or by its link. */
export function PickResultScreen({ code }: { readonly code: string }) {
  const own = sideView(useTexts(compareTexts).content, code)
  return E.isLeft(own) ? (
    <InvalidSidesScreen sides={{ invalid: ['a'], valid: null }} />
  ) : (
    <PickResult own={own.right} />
  )
}

const PickResult = ({ own }: { readonly own: SideView }) => {
  const { pickResult: words } = useTexts(compareTexts)
  const { reading, messages, compareLink, paste, scan } = usePickResult(own.code)
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
          <Alert text={messages.scan} />
        </CompareSection>
        <CompareSection heading={words.link}>
          <p className={styles['lead']}>{words.linkLead}</p>
          <LinkField
            problem={messages.link}
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

/** Maximum number of pasted characters shown in the field. */
const maxShown = 200

/** Finds the other result by link or image and navigates to the comparison. A newer question drops the answer to an older. */
function usePickResult(code: string) {
  const { problems } = useTexts(compareTexts)
  const navigate = useNavigate()
  const [problem, setProblem] = useState<PickProblem>(null)
  const [reading, setReading] = useState(false)
  const begin = useLatest()
  const compare = E.match(setProblem, (other: string) => void navigate(paths.compare(code, other)))

  return {
    reading,
    messages: pickMessages(problems, problem),
    compareLink: (text: string) => compare(pickByLink(text, problem)),
    /** Compares with the link in the clipboard and shows it in the field. */
    paste: async (show: (text: string) => void) => {
      const isWanted = begin()
      setReading(false)
      const text = await navigator.clipboard.readText().catch(() => null)
      if (!isWanted()) return
      if (text !== null) show(text.slice(0, maxShown))
      compare(pickByLink(text, problem))
    },
    scan: async (file: File) => {
      const isWanted = begin()
      setProblem(null)
      setReading(true)
      const found = await readQr(file)
      if (!isWanted()) return
      setReading(false)
      if (typeof found === 'string') setProblem({ at: 'scan', problem: found })
      else compare(pickByQr(found.text))
    },
  }
}
