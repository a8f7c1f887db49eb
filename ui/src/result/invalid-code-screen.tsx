import { ActionBar } from '../components/action-bar.js'
import { ButtonLink } from '../components/button.js'
import { Message } from '../components/message.js'
import { paths } from '../site/paths.js'
import { useResultTexts } from './texts/use-result-texts.js'

/** Shown for a result's URL whose code holds no result. */
export const InvalidCodeScreen = () => {
  const { error: words } = useResultTexts()
  return (
    <>
      <Message heading={words.heading}>
        <p>{words.message}</p>
      </Message>
      <ActionBar>
        <ButtonLink variant="primary" to={paths.home.href}>
          {words.again}
        </ButtonLink>
      </ActionBar>
    </>
  )
}
