import { Button, ButtonLink } from '../components/button.js'
import { FileButton } from '../capture/photo/file-button.js'
import { LanguageSwitch } from '../shell/language-switch.js'
import { TextLink, WayBack } from '../components/text-link.js'
import { ButtonAnchor } from '../result/sections/button-anchor.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import type { CatalogueEntry } from './entry.js'
import { nothing } from './entry.js'
import type { Samples } from './samples.js'

/** What is pressed and followed. */
export const controls = ({ start, capture }: Samples): ReadonlyArray<CatalogueEntry> => [
  { component: 'LanguageSwitch', states: { plain: <LanguageSwitch /> } },
  {
    component: 'Button',
    states: {
      primary: (
        <Button look="primary" onPress={nothing}>
          {start.gender.start}
        </Button>
      ),
      'primary disabled': (
        <Button look="primary" onPress={null}>
          {start.gender.start}
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
          {start.gender.top}
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
    states: { plain: <TextLink href={site.links.top}>{start.gender.top}</TextLink> },
  },
  {
    component: 'WayBack',
    states: { plain: <WayBack href={paths.home.href}>{capture.photo.back}</WayBack> },
  },
]
