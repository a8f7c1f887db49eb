import { ButtonLink, BackLink } from '../components/controls/screen-links.js'
import { FileButton } from '../components/controls/file-button.js'
import { Button } from '../components/controls/button.js'
import { LightCardLink } from '../components/controls/light-card-link.js'
import { TextLink } from '../components/controls/text-link.js'
import { ButtonAnchor } from '../result/sections/button-anchor.js'
import { LanguageSwitch } from '../shell/language-switch.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** Buttons and links. */
export const controlEntries = ({ start, capture }: Samples): ReadonlyArray<CatalogueEntry> => [
  { component: 'LanguageSwitch', states: { plain: <LanguageSwitch /> } },
  {
    component: 'Button',
    states: {
      primary: (
        <Button variant="primary" onPress={noop}>
          {start.gender.start}
        </Button>
      ),
      'primary disabled': (
        <Button variant="primary" onPress={null}>
          {start.gender.start}
        </Button>
      ),
      secondary: (
        <Button variant="secondary" onPress={noop}>
          {capture.analysing.cancel}
        </Button>
      ),
      quiet: (
        <Button variant="quiet" onPress={noop}>
          {capture.hairline.discard}
        </Button>
      ),
    },
  },
  {
    component: 'ButtonLink',
    states: {
      primary: (
        <ButtonLink variant="primary" to={paths.home}>
          {capture.failed.retake}
        </ButtonLink>
      ),
      quiet: (
        <ButtonLink variant="quiet" to={paths.home}>
          {capture.failed.back}
        </ButtonLink>
      ),
    },
  },
  {
    component: 'ButtonAnchor',
    states: {
      secondary: (
        <ButtonAnchor variant="secondary" href={site.links.top}>
          {start.gender.top}
        </ButtonAnchor>
      ),
    },
  },
  {
    component: 'FileButton',
    states: {
      camera: (
        <FileButton variant="primary" camera="user" onOpen={noop} onPick={noop}>
          {capture.photo.take}
        </FileButton>
      ),
      album: (
        <FileButton variant="secondary" onOpen={noop} onPick={noop}>
          {capture.photo.album}
        </FileButton>
      ),
    },
  },
  {
    component: 'TextLink',
    states: { plain: <TextLink href={site.links.top}>{start.gender.top}</TextLink> },
  },
  {
    component: 'LightCardLink',
    states: { plain: <LightCardLink>{capture.photo.lightCard}</LightCardLink> },
  },
  {
    component: 'BackLink',
    states: { plain: <BackLink href={paths.home}>{capture.photo.back}</BackLink> },
  },
]
