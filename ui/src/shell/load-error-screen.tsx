import { ActionBar } from '../components/action-bar.js'
import { Button } from '../components/button.js'
import { Message } from '../components/message.js'
import { useShellTexts } from './texts/use-shell-texts.js'

/** Shown when a screen's code could not be loaded. */
export const LoadErrorScreen = () => {
  const { loadError: words } = useShellTexts()
  return (
    <>
      <Message heading={words.heading}>
        <p>{words.message}</p>
      </Message>
      <ActionBar>
        <Button variant="primary" onPress={() => window.location.reload()}>
          {words.again}
        </Button>
      </ActionBar>
    </>
  )
}
