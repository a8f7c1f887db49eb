import { ButtonLink } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { Heading } from '../components/heading.js'
import { paths } from '../paths.js'
import { texts } from '../texts.js'
import step from './step.module.css'

const { error: words } = texts

/** A result's address that holds no result. */
export const ErrorScreen = () => (
  <>
    <div className={step['body']}>
      <Heading title={texts.pageTitle(words.heading)}>{words.heading}</Heading>
      <p>{words.message}</p>
    </div>
    <Dock>
      <ButtonLink look="primary" to={paths.home.href}>
        {words.again}
      </ButtonLink>
    </Dock>
  </>
)
