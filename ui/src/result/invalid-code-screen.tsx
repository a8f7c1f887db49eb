import { ButtonLink } from '../components/controls/button.js'
import { MessageScreen } from '../components/message-screen.js'
import { paths } from '../site/paths.js'
import { useResultTexts } from './use-result-texts.js'

/** Shown for a result's URL whose code holds no result. */
export const InvalidCodeScreen = () => {
  const { error: words } = useResultTexts()
  return (
    <MessageScreen words={words}>
      <ButtonLink variant="primary" to={paths.home.href}>
        {words.again}
      </ButtonLink>
    </MessageScreen>
  )
}
