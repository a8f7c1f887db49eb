import { Button } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { Heading } from '../components/heading.js'
import { texts } from '../texts.js'
import step from './step.module.css'

const { unloaded: words } = texts

/** A part of the page that did not come. */
export const UnloadedScreen = () => (
  <>
    <div className={step['body']}>
      <Heading title={texts.pageTitle(words.heading)}>{words.heading}</Heading>
      <p>{words.message}</p>
    </div>
    <Dock>
      <Button look="primary" onPress={() => window.location.reload()}>
        {words.again}
      </Button>
    </Dock>
  </>
)
