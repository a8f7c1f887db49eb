import type { Refusal } from '@kaoiro/core/photo/accept'
import { usePicking } from './use-picking.js'
import { Alert } from '../components/alert.js'
import { Dock } from '../../components/dock.js'
import { FileButton } from './file-button.js'
import { Remark } from '../../components/remark.js'
import { ScreenBody } from '../../components/screen-body.js'
import { ScreenHeading } from '../../components/screen-heading.js'
import { WayBack } from '../../components/text-link.js'
import { Tips } from './tips.js'
import { paths } from '../../site/paths.js'
import type { CaptureTexts } from '../texts/ja.js'
import { useCaptureTexts } from '../texts/use-capture-texts.js'

interface PhotoStepProps {
  readonly preparing: boolean
  readonly refusal: Refusal | null
  readonly onPick: (file: File) => void
}

export const PhotoStep = ({ preparing, refusal, onPick }: PhotoStepProps) => {
  const texts = useCaptureTexts()
  const words = texts.photo
  const { lost, open, close } = usePicking()
  const pick = (file: File) => {
    close()
    onPick(file)
  }
  return (
    <>
      <ScreenBody busy={preparing}>
        <ScreenHeading>{words.heading}</ScreenHeading>
        <Tips />
        <WayBack href={paths.genderSelect.href}>{words.back}</WayBack>
      </ScreenBody>
      <Dock
        over={
          <>
            <Alert text={refusal === null ? (lost ? words.lost : null) : inWords(texts, refusal)} />
            <Remark text={preparing ? words.preparing : null} busy />
          </>
        }
      >
        <FileButton look="primary" camera onOpen={open} onPick={pick}>
          {words.take}
        </FileButton>
        <FileButton look="secondary" onOpen={open} onPick={pick}>
          {words.album}
        </FileButton>
      </Dock>
    </>
  )
}

/** A file that is no still JPEG or PNG has the specification's own text (§5). */
const inWords = ({ messages, refused }: CaptureTexts, refusal: Refusal): string =>
  refusal._tag === 'NotAPhoto' ? messages.notAStillImage : refused(messages.refusal(refusal))
