import { ActionBar } from '../components/action-bar.js'
import { ButtonLink } from '../components/button.js'
import { Message } from '../components/message.js'
import { paths } from '../site/paths.js'
import { useShellTexts } from './texts/use-shell-texts.js'

/** A path that leads nowhere. */
export const NotFoundScreen = () => {
  const { notFound: words } = useShellTexts()
  return (
    <>
      <Message heading={words.heading}>
        <p>{words.message}</p>
      </Message>
      <ActionBar>
        <ButtonLink variant="primary" to={paths.home.href}>
          {words.home}
        </ButtonLink>
      </ActionBar>
    </>
  )
}
