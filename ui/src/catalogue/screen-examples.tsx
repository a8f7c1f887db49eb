import { Progress } from '../capture/analysing-step.js'
import { PhotoProblems } from '../capture/capture-step.js'
import { ActionBar, Heading, Lead, Message, ScreenBody, Steps } from '../components/screen.js'
import { Alert, Toast } from '../components/feedback.js'
import { Button } from '../components/controls/button.js'
import { FileButton } from '../components/controls/file-button.js'
import { ButtonLink, LightCardLink, PlainLink } from '../components/controls/screen-links.js'
import { TextLink } from '../components/controls/screen-link.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import { Agreement, GenderChoice, Terms } from '../start/gender-screen.js'
import type { Examples, Samples } from './samples.js'
import { each, noop } from './samples.js'

const picking = { onOpen: noop, onPick: noop }

/** Building blocks of screens, progress and errors, controls, and the first screen. */
export function screenExamples({ start, capture, result }: Samples): Examples {
  return {
    Heading: <Heading>{start.gender.heading}</Heading>,
    Lead: <Lead>{start.gender.lead}</Lead>,
    Steps: {
      first: <Steps current={1} />,
      second: <Steps current={2} />,
      third: <Steps current={3} />,
    },
    ScreenBody: {
      plain: <ScreenBody>{capture.failed.apology}</ScreenBody>,
      compact: <ScreenBody compact>{capture.failed.apology}</ScreenBody>,
    },
    Message: <Message heading={result.error.heading} children={<p>{result.error.message}</p>} />,
    Alert: {
      plain: <Alert text={capture.messages.notAStillImage} />,
      'with nothing to say': <Alert text={null} />,
    },
    PhotoProblems: {
      two: <PhotoProblems problems={['too-dark', 'blurred']} />,
      all: (
        <PhotoProblems
          problems={['too-small', 'too-dark', 'too-bright', 'colour-cast', 'blurred']}
        />
      ),
    },
    Progress: each(['uploading', 'analysing', 'waiting'], (phase) => (
      <Progress text={capture.messages[phase]} />
    )),
    Toast: {
      plain: <Toast text={result.copied} />,
      busy: <Toast text={capture.photo.preparing} busy />,
      'with nothing to say': <Toast text={null} />,
    },
    ActionBar: {
      'with a note': (
        <ActionBar note={start.gender.incomplete}>
          <Button variant="primary" onPress={null} children={start.gender.start} />
        </ActionBar>
      ),
      'with a toast over it': (
        <>
          <Lead>{result.counselling.lead}</Lead>
          <ActionBar over={<Toast text={result.copied} />}>
            <Button variant="secondary" onPress={noop} children={result.save} />
          </ActionBar>
        </>
      ),
      beside: (
        <ActionBar beside>
          <Button variant="primary" onPress={noop} children={capture.doubt.retake} />
          <Button variant="secondary" onPress={noop} children={capture.doubt.use} />
        </ActionBar>
      ),
    },
    Button: {
      primary: <Button variant="primary" onPress={noop} children={start.gender.start} />,
      'primary disabled': <Button variant="primary" onPress={null} children={start.gender.start} />,
      secondary: <Button variant="secondary" onPress={noop} children={capture.analysing.cancel} />,
      quiet: <Button variant="quiet" onPress={noop} children={capture.hairline.discard} />,
    },
    ButtonLink: {
      primary: <ButtonLink variant="primary" to={paths.home} children={capture.failed.retake} />,
      quiet: <ButtonLink variant="quiet" to={paths.home} children={capture.failed.back} />,
    },
    FileButton: {
      camera: (
        <FileButton variant="primary" camera="user" {...picking} children={capture.photo.take} />
      ),
      album: <FileButton variant="secondary" {...picking} children={capture.photo.album} />,
    },
    TextLink: <TextLink href={site.links.top}>{start.gender.top}</TextLink>,
    LightCardLink: <LightCardLink>{capture.photo.lightCard}</LightCardLink>,
    PlainLink: <PlainLink to={paths.home}>{capture.photo.back}</PlainLink>,
    GenderChoice: {
      none: <GenderChoice chosen={null} onChoose={noop} />,
      men: <GenderChoice chosen="MEN" onChoose={noop} />,
      women: <GenderChoice chosen="WOMEN" onChoose={noop} />,
    },
    Terms: <Terms />,
    Agreement: {
      open: <Agreement agreed={false} onAgree={noop} />,
      agreed: <Agreement agreed onAgree={noop} />,
    },
  }
}
