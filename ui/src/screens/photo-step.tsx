import type { PhotoProblem } from '../adapters/prepare-photo.js'
import { Button, FileButton } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { Heading } from '../components/heading.js'
import { texts } from '../texts.js'
import styles from './photo-step.module.css'
import step from './step.module.css'

interface PhotoStepProps {
  readonly preparing: boolean
  readonly problem: PhotoProblem | null
  readonly onPick: (file: File) => void
  readonly onBack: () => void
}

const { photo: words } = texts

export const PhotoStep = ({ preparing, problem, onPick, onBack }: PhotoStepProps) => (
  <>
    <div className={step['body']} aria-busy={preparing}>
      <Heading title={texts.pageTitle(words.heading)}>{words.heading}</Heading>
      <p role="alert" className={step['alert']}>
        {problem === null ? '' : texts.photoProblem(problem)}
      </p>
      <ol className={styles['tips']}>
        {words.tips.map(({ title, content }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{content}</p>
          </li>
        ))}
      </ol>
      <Button look="quiet" onPress={onBack}>
        {words.back}
      </Button>
    </div>
    <Dock>
      <FileButton look="primary" camera onPick={onPick}>
        {words.take}
      </FileButton>
      <FileButton look="secondary" onPick={onPick}>
        {words.album}
      </FileButton>
    </Dock>
  </>
)
