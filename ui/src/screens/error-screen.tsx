import { ButtonLink } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { Message } from '../components/message.js'
import { useTexts } from '../language/language.js'
import { paths } from '../paths.js'
import { resultTexts } from '../texts/result.js'

/** A result's address that holds no result. */
export const ErrorScreen = () => {
  const { error: words } = useTexts(resultTexts)
  return (
    <>
      <Message heading={words.heading}>
        <p>{words.message}</p>
      </Message>
      <Dock>
        <ButtonLink look="primary" to={paths.home.href}>
          {words.again}
        </ButtonLink>
      </Dock>
    </>
  )
}
