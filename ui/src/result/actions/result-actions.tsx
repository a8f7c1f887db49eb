import { useEffect } from 'react'
import type { ResultBar, ResultHistory, ResultView } from '@kaoiro/screens/result'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import { rememberInvitingResult, rememberOwnResult } from '../../adapters/own-results.js'
import { ActionBar } from '../../components/screen.js'
import { withoutBreaks } from '../../components/break-place.js'
import { Button } from '../../components/controls/button.js'
import { ButtonLink } from '../../components/controls/screen-links.js'
import { Toast } from '../../components/feedback.js'
import { sharedUrl, useShare } from '../../analytics/use-share.js'
import { useLanguage } from '../../language/language.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { paths } from '../../site/paths.js'
import { useBrand } from '../../language/first-texts.js'
import { ResultPictureSheet } from './result-picture-sheet.js'
import styles from './result-actions.module.css'

interface ResultActionsProps {
  readonly view: ResultView
  readonly history: ResultHistory
  readonly bar: ResultBar
}

/**
 * Actions on a result. The own one can be shared, saved, and compared with the one that led here; someone else's, or one
 * that was opened by its address, asks the visitor, and invites to an own analysis.
 */
export function ResultActions({ view, history, bar: { isOwn, other } }: ResultActionsProps) {
  const words = useTexts(resultTexts)
  const language = useLanguage()
  const brand = useBrand()
  const { toast, share } = useShare()
  const sheet = useOverlayEntry('picture')
  // The tab remembers an own result when it is shown again: after a reload, or after a visit to another screen.
  const isKept = history.receipt?._tag === 'Kept'
  useEffect(() => {
    if (isKept) rememberOwnResult(view.code)
  }, [isKept, view.code])
  const shareResult = () =>
    share({
      title: words.shareTitle({ brand }),
      text: withoutBreaks(
        words.shareMessage({ pattern: view.names.pattern, season: view.names.season }),
      ),
      url: sharedUrl(paths.result(view.code), language),
    })
  const over = <Toast text={toast === null ? null : words[toast]} />
  return (
    <>
      {isOwn ? (
        <ActionBar beside over={over}>
          {other !== null && (
            <ButtonLink variant="primary" to={paths.compare(view.code, other)}>
              {words.together}
            </ButtonLink>
          )}
          <Button variant={other === null ? 'primary' : 'secondary'} onPress={shareResult}>
            {words.share}
          </Button>
          <Button variant="secondary" onPress={sheet.open}>
            {words.save}
          </Button>
        </ActionBar>
      ) : (
        <>
          <div className={styles['save']}>
            <Button variant="quiet" onPress={sheet.open}>
              {words.save}
            </Button>
          </div>
          <ActionBar note={words.asks({ season: view.names.season })} over={over}>
            <ButtonLink
              variant="primary"
              to={paths.home}
              onFollow={() => rememberInvitingResult(view.code)}
            >
              {words.invite}
            </ButtonLink>
          </ActionBar>
        </>
      )}
      {sheet.isOpen && <ResultPictureSheet view={view} onClose={sheet.close} />}
    </>
  )
}
