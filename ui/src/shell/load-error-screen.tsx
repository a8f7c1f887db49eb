import { Button } from '../components/controls/button.js'
import { MessageScreen } from '../components/message-screen.js'
import { useShellTexts } from '../language/first-texts.js'

/** Shown when the code of a screen could not be loaded. */
export const LoadErrorScreen = () => {
  const { loadError: words } = useShellTexts()
  return (
    <MessageScreen words={words}>
      <Button variant="primary" onPress={() => window.location.reload()}>
        {words.again}
      </Button>
    </MessageScreen>
  )
}
