import { ButtonLink } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { Message } from '../components/message.js'
import { useTexts } from '../language/language.js'
import { paths } from '../paths.js'
import { shellTexts } from '../texts/shell.js'

/** A path that leads nowhere. */
export const NotFoundScreen = () => {
  const { notFound: words } = useTexts(shellTexts)
  return (
    <>
      <Message heading={words.heading}>
        <p>{words.message}</p>
      </Message>
      <Dock>
        <ButtonLink look="primary" to={paths.home.href}>
          {words.home}
        </ButtonLink>
      </Dock>
    </>
  )
}
