import { Alert } from '../capture/components/alert.js'
import { Button } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { Heading } from '../components/heading.js'
import { Hints } from '../capture/photo/hints.js'
import { Message } from '../components/message.js'
import { Caption } from '../capture/analysis/caption.js'
import { Progress } from '../capture/analysis/progress.js'
import { Remark } from '../components/remark.js'
import { Lead, ScreenBody } from '../components/screen-body.js'
import { Steps } from '../components/steps.js'
import type { CatalogueEntry } from './entry.js'
import { nothing } from './entry.js'
import type { Samples } from './samples.js'

/** What screens are made of, and how they tell what goes on. */
export const screenParts = ({ start, capture, result }: Samples): ReadonlyArray<CatalogueEntry> => [
  { component: 'Heading', states: { plain: <Heading>{start.gender.heading}</Heading> } },
  { component: 'Lead', states: { plain: <Lead>{start.gender.lead}</Lead> } },
  { component: 'Caption', states: { plain: <Caption>{capture.analysing.note}</Caption> } },
  {
    component: 'Steps',
    states: {
      first: <Steps current={1} />,
      second: <Steps current={2} />,
      third: <Steps current={3} />,
    },
  },
  {
    component: 'ScreenBody',
    states: {
      plain: <ScreenBody>{capture.failed.apology}</ScreenBody>,
      compact: <ScreenBody compact>{capture.failed.apology}</ScreenBody>,
    },
  },
  {
    component: 'Message',
    states: {
      plain: (
        <Message heading={result.error.heading}>
          <p>{result.error.message}</p>
        </Message>
      ),
    },
  },
  {
    component: 'Alert',
    states: {
      plain: <Alert text={capture.messages.notAStillImage} />,
      'with nothing to say': <Alert text={null} />,
    },
  },
  {
    component: 'Hints',
    states: {
      two: <Hints hints={['too-dark', 'blurred']} />,
      all: <Hints hints={['too-small', 'too-dark', 'too-bright', 'colour-cast', 'blurred']} />,
    },
  },
  {
    component: 'Progress',
    states: {
      uploading: <Progress text={capture.messages.uploading} />,
      analysing: <Progress text={capture.messages.analysing} />,
    },
  },
  {
    component: 'Remark',
    states: {
      plain: <Remark text={result.copied} />,
      busy: <Remark text={capture.photo.preparing} busy />,
      'with nothing to say': <Remark text={null} />,
    },
  },
  {
    component: 'Dock',
    states: {
      'with a note': (
        <Dock note={start.gender.incomplete}>
          <Button look="primary" onPress={null}>
            {start.gender.start}
          </Button>
        </Dock>
      ),
      'with a remark over it': (
        <>
          <Lead>{result.counselling.lead}</Lead>
          <Dock over={<Remark text={result.copied} />}>
            <Button look="secondary" onPress={nothing}>
              {result.save}
            </Button>
          </Dock>
        </>
      ),
      beside: (
        <Dock beside>
          <Button look="primary" onPress={nothing}>
            {capture.doubt.retake}
          </Button>
          <Button look="secondary" onPress={nothing}>
            {capture.doubt.use}
          </Button>
        </Dock>
      ),
    },
  },
]
