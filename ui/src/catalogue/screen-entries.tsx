import { Caption } from '../capture/analysis/caption.js'
import { Progress } from '../capture/analysis/progress.js'
import { Alert } from '../components/alert.js'
import { PhotoNumber } from '../capture/components/photo-number.js'
import { QualityHints } from '../capture/photo/quality-hints.js'
import { ActionBar } from '../components/action-bar.js'
import { Button } from '../components/controls/button.js'
import { Heading } from '../components/heading.js'
import { Message } from '../components/message.js'
import { Lead, ScreenBody } from '../components/screen-body.js'
import { Steps } from '../components/steps.js'
import { Toast } from '../components/toast.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** Building blocks of screens, and how they report progress and errors. */
export const screenEntries = ({
  start,
  capture,
  result,
}: Samples): ReadonlyArray<CatalogueEntry> => [
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
    component: 'PhotoNumber',
    states: { second: <PhotoNumber number={2} />, 'the last': <PhotoNumber number={5} /> },
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
    component: 'QualityHints',
    states: {
      two: <QualityHints hints={['too-dark', 'blurred']} />,
      all: (
        <QualityHints hints={['too-small', 'too-dark', 'too-bright', 'colour-cast', 'blurred']} />
      ),
    },
  },
  {
    component: 'Progress',
    states: {
      uploading: <Progress text={capture.messages.uploading} />,
      analysing: <Progress text={capture.messages.analysing} />,
      waiting: <Progress text={capture.messages.waiting} />,
    },
  },
  {
    component: 'Toast',
    states: {
      plain: <Toast text={result.copied} />,
      busy: <Toast text={capture.photo.preparing} busy />,
      'with nothing to say': <Toast text={null} />,
    },
  },
  {
    component: 'ActionBar',
    states: {
      'with a note': (
        <ActionBar note={start.gender.incomplete}>
          <Button variant="primary" onPress={null}>
            {start.gender.start}
          </Button>
        </ActionBar>
      ),
      'with a toast over it': (
        <>
          <Lead>{result.counselling.lead}</Lead>
          <ActionBar over={<Toast text={result.copied} />}>
            <Button variant="secondary" onPress={noop}>
              {result.save}
            </Button>
          </ActionBar>
        </>
      ),
      beside: (
        <ActionBar beside>
          <Button variant="primary" onPress={noop}>
            {capture.doubt.retake}
          </Button>
          <Button variant="secondary" onPress={noop}>
            {capture.doubt.use}
          </Button>
        </ActionBar>
      ),
    },
  },
]
