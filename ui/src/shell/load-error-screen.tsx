import { Button } from '../components/button.js'
import { ActionBar } from '../components/action-bar.js'
import { Message } from '../components/message.js'
import { useShellTexts } from './texts/use-shell-texts.js'

/** A part of the page that did not come. */
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
