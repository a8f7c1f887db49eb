import * as E from 'fp-ts/lib/Either.js'
import { Navigate, useParams } from 'react-router-dom'
import type { ColourPage } from '@kaoiro/screens/wear'
import { colourPage } from '@kaoiro/screens/wear'
import { wearTexts } from '@kaoiro/texts/screens'
import { isOwnResult, rememberInvitingResult } from '../adapters/own-results.js'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import { ButtonLink, PlainLink } from '../components/controls/screen-links.js'
import { Alert } from '../components/feedback.js'
import { ActionBar, Lead, ScreenBody, ScreenHeading } from '../components/screen.js'
import { useTexts } from '../language/use-texts.js'
import { paths } from '../site/paths.js'
import { AnyColour } from './any-colour.js'

/** How to wear the colour in the URL with the result in the URL, to send to a friend. Another colour can be chosen. */
const ColourScreen = () => {
  useCleanAddress()
  const { code = '', colour = '' } = useParams()
  const page = colourPage(code, colour)
  return E.isLeft(page) ? (
    <Navigate to={paths.result(code)} replace />
  ) : (
    <Colour page={page.right} />
  )
}

export default ColourScreen

const Colour = ({ page: { code, diagnosis, colour } }: { readonly page: ColourPage }) => {
  const { screen: words } = useTexts(wearTexts)
  const isOwn = isOwnResult(code)
  return (
    <>
      <ScreenBody>
        <ScreenHeading>{words.page}</ScreenHeading>
        {colour === null ? <Alert text={words.unknown} /> : !isOwn && <Lead>{words.sender}</Lead>}
        <AnyColour
          key={colour}
          {...{ code, diagnosis }}
          asked={colour === null ? null : { colour }}
        />
        <PlainLink to={paths.result(code)}>{words.whole}</PlainLink>
      </ScreenBody>
      {!isOwn && (
        <ActionBar>
          <ButtonLink
            variant="primary"
            to={paths.home}
            onFollow={() => rememberInvitingResult(code)}
          >
            {words.yours}
          </ButtonLink>
        </ActionBar>
      )}
    </>
  )
}
