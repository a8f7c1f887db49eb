import { ButtonLink } from '../components/controls/button.js'
import { MessageScreen } from '../components/message-screen.js'
import { paths } from '../site/paths.js'
import { useShellTexts } from './texts/use-shell-texts.js'

/** A path that leads nowhere. */
export const NotFoundScreen = () => {
  const { notFound: words } = useShellTexts()
  return (
    <MessageScreen words={words}>
      <ButtonLink variant="primary" to={paths.home.href}>
        {words.home}
      </ButtonLink>
    </MessageScreen>
  )
}
