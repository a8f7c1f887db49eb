import { ButtonLink } from '../components/controls/screen-links.js'
import { MessageScreen } from '../components/message-screen.js'
import { paths } from '../site/paths.js'
import { useResultTexts } from '../language/use-result-texts.js'

/** Error screen for an invalid result code. */
export const InvalidCodeScreen = () => {
  const { error: words } = useResultTexts()
  return (
    <MessageScreen words={words}>
      <ButtonLink variant="primary" to={paths.home}>
        {words.again}
      </ButtonLink>
    </MessageScreen>
  )
}
