import { notFound } from '@kaoiro/texts/ja'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import { ButtonLink } from '../components/controls/screen-links.js'
import { MessageScreen } from '../components/message-screen.js'
import { paths } from '../site/paths.js'
import { createTextsHook } from '../language/create-texts-hook.js'

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

const useNotFoundTexts = createTextsHook(
  notFound,
  async (screens) => (await screens.notFound()).notFound,
)

export default NotFoundScreen
