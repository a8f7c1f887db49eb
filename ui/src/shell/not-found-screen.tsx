import { notFoundTexts } from '@kaoiro/texts/screens'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import { ButtonLink } from '../components/controls/screen-links.js'
import { MessageScreen } from '../components/message-screen.js'
import { paths } from '../site/paths.js'
import { useTexts } from '../language/use-texts.js'

/** Shown for unknown paths. */
const NotFoundScreen = () => {
  useCleanAddress()
  const words = useTexts(notFoundTexts)
  return (
    <MessageScreen words={words}>
      <ButtonLink variant="primary" to={paths.home}>
        {words.home}
      </ButtonLink>
    </MessageScreen>
  )
}

export default NotFoundScreen
