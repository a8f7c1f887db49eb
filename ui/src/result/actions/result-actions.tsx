import { useEffect } from 'react'
import {
  invitingResult,
  isOwnResult,
  rememberInvitingResult,
  rememberOwnResult,
} from '../../adapters/own-results.js'
import { parseReceiptState } from '../../adapters/receipt-state.js'
import { useRememberedState } from '../../adapters/use-remembered-state.js'
import { ActionBar } from '../../components/action-bar.js'
import { Button } from '../../components/controls/button.js'
import { ButtonLink } from '../../components/controls/screen-links.js'
import { Toast } from '../../components/toast.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { paths } from '../../site/paths.js'
import type { ResultView } from '../view/result-view.js'
import { ResultPictureSheet } from './result-picture-sheet.js'
import { useResultActions } from './use-result-actions.js'
import styles from './result-actions.module.css'

/**
 * Actions on a result. The own one can be shared, saved, and compared with the one that led here; someone else's, or one
 * that was opened by its address, invites to an own analysis.
 */
export const ResultActions = ({ view }: { readonly view: ResultView }) => {
  const words = useTexts(resultTexts)
  const { toast, url, share, sheet } = useResultActions(view)
  const isOwn = useIsOwn(view.code)
  const other = isOwn ? invitingResult() : null
  const withOther = other !== null && other !== view.code
  const over = <Toast text={toast} />
  return (
    <>
      {isOwn ? (
        <ActionBar beside over={over}>
          {withOther && (
            <ButtonLink variant="primary" to={paths.compare(view.code, other)}>
              {words.together}
            </ButtonLink>
          )}
          <Button variant={withOther ? 'secondary' : 'primary'} onPress={() => void share()}>
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
          <ActionBar over={over}>
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
      {sheet.isOpen && <ResultPictureSheet view={view} url={url()} onClose={sheet.close} />}
    </>
  )
}

/** Whether the result was analysed in this tab: now, before a reload, or before a visit to another screen. */
const useIsOwn = (code: string): boolean => {
  const receipt = parseReceiptState(useRememberedState())
  const isKept = receipt?._tag === 'Kept'
  useEffect(() => {
    if (isKept) rememberOwnResult(code)
  }, [isKept, code])
  return receipt !== null || isOwnResult(code)
}
