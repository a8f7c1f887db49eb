import { ButtonLink } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { Message } from '../components/message.js'
import { paths } from '../site/paths.js'
import { useResultTexts } from './texts/use-result-texts.js'

/** A result's address that holds no result. */
export const InvalidCodeScreen = () => {
  const { error: words } = useResultTexts()
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
