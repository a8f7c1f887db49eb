import { ButtonLink } from '../../components/controls/screen-links.js'
import { MessageScreen } from '../../components/message-screen.js'
import { paths } from '../../site/paths.js'
import { invalidSidesMessage } from '../view/invalid-sides-message.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { InvalidSides } from '../view/compare-view.js'

/** Error screen for a comparison with invalid codes: which ones, and where to go. */
export const InvalidSidesScreen = ({ sides }: { readonly sides: InvalidSides }) => {
  const { error: words } = useTexts(compareTexts)
  const { valid } = sides
  return (
    <MessageScreen words={{ heading: words.heading, message: invalidSidesMessage(words, sides) }}>
      {valid !== null && (
        <ButtonLink variant="primary" to={paths.compare(valid.code)}>
          {words.chooseAgain({ side: valid.side.toUpperCase() })}
        </ButtonLink>
      )}
      <ButtonLink variant={valid === null ? 'primary' : 'secondary'} to={paths.home}>
        {words.again}
      </ButtonLink>
    </MessageScreen>
  )
}
