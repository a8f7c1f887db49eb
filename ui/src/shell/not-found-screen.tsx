import { useCleanAddress } from '../adapters/use-clean-address.js'
import { ButtonLink } from '../components/controls/screen-links.js'
import { MessageScreen } from '../components/message-screen.js'
import { paths } from '../site/paths.js'
import { useNotFoundTexts } from '../language/use-not-found-texts.js'

/** Shown for unknown paths. */
const NotFoundScreen = () => {
  useCleanAddress()
  const words = useNotFoundTexts()
  return (
    <MessageScreen words={words}>
      <ButtonLink variant="primary" to={paths.home}>
        {words.home}
      </ButtonLink>
    </MessageScreen>
  )
}

export default NotFoundScreen
