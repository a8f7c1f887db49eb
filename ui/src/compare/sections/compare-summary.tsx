import type { Side } from '@kaoiro/drawing/charts'
import { PlainLink } from '../../components/controls/screen-links.js'
import { Names } from '../../components/names.js'
import { paths } from '../../site/paths.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { FaceDrawing } from '../../components/pictures/face-drawing.js'
import type { CompareView } from '../view/compare-view.js'
import type { SideView } from '../view/side-view.js'
import styles from './compare-sections.module.css'
import { SideBadge } from './side-badge.js'

/** Drawings and names of both results, with links to them. */
export const CompareSummary = ({ view: { a, b } }: { readonly view: CompareView }) => (
  <div className={styles['summary']}>
    <SideColumn side="a" view={a} />
    <SideColumn side="b" view={b} />
  </div>
)

const SideColumn = ({ side, view }: { readonly side: Side; readonly view: SideView }) => {
  const words = useTexts(compareTexts)
  const letter = side.toUpperCase()
  return (
    <div className={styles['side']}>
      <SideBadge side={side} />
      <div className={styles['face']}>
        <FaceDrawing
          diagnosis={view.diagnosis}
          title={words.content.pictures.pattern(view.faceType)}
        />
      </div>
      <dl>
        <dt>{words.facePattern}</dt>
        <dd>
          <Names names={view.names.patterns} />
        </dd>
        <dt>{words.personalColour}</dt>
        <dd>
          <Names names={view.names.seasons} />
        </dd>
      </dl>
      <PlainLink to={paths.result(view.code)}>{words.resultOf({ side: letter })}</PlainLink>
    </div>
  )
}
