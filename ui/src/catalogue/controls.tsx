import { Alert } from '../components/alert.js'
import { Button, ButtonAnchor, ButtonLink } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { FileButton } from '../components/file-button.js'
import { Heading } from '../components/heading.js'
import { Hints } from '../components/hints.js'
import { LanguageSwitch } from '../components/language-switch.js'
import { Progress } from '../components/progress.js'
import { Remark } from '../components/remark.js'
import { Caption, Lead } from '../components/screen-body.js'
import { Steps } from '../components/steps.js'
import { TextLink } from '../components/text-link.js'
import { paths } from '../paths.js'
import { site } from '../site.js'
import type { CatalogueEntry } from './entry.js'
import { nothing } from './entry.js'
import type { Samples } from './samples.js'

/** What is pressed, chosen and read on the way to a result. */
export const controls = ({ shell, capture, result }: Samples): ReadonlyArray<CatalogueEntry> => [
  { component: 'Heading', states: { plain: <Heading>{shell.gender.heading}</Heading> } },
  { component: 'Lead', states: { plain: <Lead>{shell.gender.lead}</Lead> } },
  { component: 'Caption', states: { plain: <Caption>{capture.analysing.note}</Caption> } },
  {
    component: 'Steps',
    states: {
      first: <Steps current={1} />,
      second: <Steps current={2} />,
      third: <Steps current={3} />,
    },
  },
  { component: 'LanguageSwitch', states: { plain: <LanguageSwitch /> } },
  {
    component: 'Button',
    states: {
      primary: (
        <Button look="primary" onPress={nothing}>
          {shell.gender.start}
        </Button>
      ),
      'primary disabled': (
        <Button look="primary" onPress={nothing} disabled>
          {shell.gender.start}
        </Button>
      ),
      secondary: (
        <Button look="secondary" onPress={nothing}>
          {capture.analysing.cancel}
        </Button>
      ),
      quiet: (
        <Button look="quiet" onPress={nothing}>
          {capture.hairline.discard}
        </Button>
      ),
    },
  },
  {
    component: 'ButtonLink',
    states: {
      primary: (
        <ButtonLink look="primary" to={paths.home.href}>
          {capture.failed.retake}
        </ButtonLink>
      ),
      quiet: (
        <ButtonLink look="quiet" to={paths.home.href}>
          {capture.failed.back}
        </ButtonLink>
      ),
    },
  },
  {
    component: 'ButtonAnchor',
    states: {
      secondary: (
        <ButtonAnchor look="secondary" href={site.links.top}>
          {shell.gender.top}
        </ButtonAnchor>
      ),
    },
  },
  {
    component: 'FileButton',
    states: {
      camera: (
        <FileButton look="primary" camera onOpen={nothing} onPick={nothing}>
          {capture.photo.take}
        </FileButton>
      ),
      album: (
        <FileButton look="secondary" onOpen={nothing} onPick={nothing}>
          {capture.photo.album}
        </FileButton>
      ),
    },
  },
  {
    component: 'TextLink',
    states: { plain: <TextLink href={site.links.top}>{shell.gender.top}</TextLink> },
  },
  { component: 'Alert', states: { plain: <Alert text={capture.messages.notAStillImage} /> } },
  { component: 'Hints', states: { plain: <Hints hints={['too-dark', 'blurred']} /> } },
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
    },
  },
  {
    component: 'Dock',
    states: {
      'with a note': (
        <Dock note={shell.gender.incomplete}>
          <Button look="primary" onPress={nothing} disabled>
            {shell.gender.start}
          </Button>
        </Dock>
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
