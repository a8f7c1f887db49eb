import { lazy } from 'react'
import { faceTypesOf, seasons } from '@kaoiro/core/diagnosis'
import { keyColours } from '@kaoiro/core/palette'
import type { Certainty, Composition } from '@kaoiro/core/diagnosis'
import type { Agreement } from '@kaoiro/core/results'
import type { Deletion, ReceiptView } from '@kaoiro/screens/result'
import { certaintyView } from '@kaoiro/screens/result'
import { Swatches } from '../components/figures/swatches.js'
import { illustrations } from '../components/pictures/illustration.js'
import { AnotherPhoto, CertaintySection, SamePerson } from '../result/certainty-section.js'
import { PictureToKeep } from '../result/pictures/picture-sheet.js'
import { ReceiptSection } from '../result/receipt-section.js'
import { CounterView } from '../result/style/counter-sheet.js'
import type { Examples, Samples } from './samples.js'
import { each, noop, sampleCodes } from './samples.js'

/** Loaded on demand, because the first load names the styles that the catalogue imports. */
const SwatchPages = lazy(async () => {
  const pages = await import('../result/palette/swatch-book.js')
  return { default: pages.SwatchPages }
})

const FaceDrawing = lazy(async () => {
  const drawing = await import('../components/pictures/face-drawing.js')
  return { default: drawing.FaceDrawing }
})

/** States of the result screens that a walk through them does not show. */
export function resultExamples(samples: Samples): Examples {
  return {
    FaceDrawing: {
      woman: <FaceDrawing diagnosis={samples.woman.diagnosis} />,
      man: <FaceDrawing diagnosis={samples.man.diagnosis} />,
    },
    Swatches: {
      'in a row': (
        <Swatches
          colours={keyColours('winter', null)}
          names={samples.result.content.swatches}
          label={samples.result.heading}
          five
        />
      ),
    },
    ...dialogs(samples),
    ...certainties(samples),
    ...receipts(),
  }
}

/** Dialogs over a result. */
const dialogs = ({ woman, man, result }: Samples): Examples => {
  const { heading, alt } = result.picture
  const pictureToKeep = {
    shown: { heading, alt: alt({ summary: result.heading }), width: 1080, height: 1440 },
    src: illustrations.season('winter'),
    ...{ onDownload: noop, onCopy: noop, onClose: noop },
  }
  return {
    PictureToKeep: {
      'to be shared': (
        <PictureToKeep {...pictureToKeep} isHeld={false} onShare={noop} toast={result.copied} />
      ),
      'to be downloaded': <PictureToKeep {...pictureToKeep} isHeld onShare={null} toast={null} />,
    },
    CounterView: {
      woman: <CounterView view={woman} onClose={noop} />,
      man: <CounterView view={man} onClose={noop} />,
    },
    SwatchPages: each(seasons, (season) => (
      <SwatchPages season={season} also={null} onClose={noop} />
    )),
  }
}

/** Certainty and more photos, right after an analysis. */
const certainties = ({ woman, result }: Samples): Examples => {
  const section = (
    certainty: Certainty,
    agreement: Agreement | null = null,
    colorComposition: Composition = woman.composition,
  ) => (
    <CertaintySection
      certainty={certaintyView(
        result.content,
        { diagnosis: { ...woman.diagnosis, colorComposition }, certainty },
        agreement,
        agreement !== null,
      )}
      retakeFor={agreement === null ? 'WOMEN' : null}
    />
  )
  const others = faceTypesOf('WOMEN').filter((type) => type !== woman.faceType)
  const typeShare = (share: number): Certainty => ({
    faceTypes: { [woman.faceType]: share, [others[0] ?? 'basic']: 100 - share },
  })
  const seasonShare = (share: number): Composition => ({
    ...{ spring: 0, summer: 0, autumn: 0, winter: 0 },
    [woman.season === 'winter' ? 'summer' : 'winter']: 100 - share,
    [woman.season]: share,
  })
  const state = { earlier: { code: sampleCodes.woman, state: {} } }
  const more = (isLow: boolean, left: number) => (
    <AnotherPhoto more={{ isLow, left, state }} gender="WOMEN" />
  )
  const agreeing = (photos: number, faceType: number, season: number): Agreement => ({
    ...{ photos, faceType, season },
    spread: { levels: 2, points: 31 },
  })
  return {
    CertaintySection: {
      'very likely': section(typeShare(95), null, seasonShare(92)),
      'near others, with doubts': section(
        { ...typeShare(78), doubts: ['smile', 'side-light', 'guide'] },
        null,
        seasonShare(60),
      ),
      'very uncertain': section(
        { ...typeShare(40), doubts: ['coloured-light'] },
        agreeing(1, 1, 1),
        seasonShare(50),
      ),
      'two photos agree': section({}, agreeing(2, 2, 2)),
      'three photos, doubted': section({ doubts: ['side-light'] }, agreeing(3, 2, 1)),
      'none of three photos alone': section({}, agreeing(3, 1, 0)),
    },
    SamePerson: { asked: <SamePerson last={{ code: sampleCodes.woman, state: {} }} /> },
    MorePhotos: { invitation: more(true, 4), 'the last one': more(true, 1), quiet: more(false, 3) },
  }
}

/** The deletion receipt. */
const receipts = (): Examples => {
  const [photoDeletedAt, expiresAt] = ['2025-11-22T05:03:00.000Z', '2025-11-23T05:02:00.000Z']
  const section = (receipt: ReceiptView) => <ReceiptSection receipt={receipt} onDelete={noop} />
  const keptWith = (deletion: Deletion) =>
    section({ _tag: 'Kept', photoDeletedAt, expiresAt, deletion })
  const deleted = (removal: Extract<ReceiptView, { _tag: 'Deleted' }>['removal']) =>
    section({ _tag: 'Deleted', photoDeletedAt, removal })
  return {
    ReceiptSection: {
      kept: keptWith('idle'),
      deleting: keptWith('running'),
      'service unreachable': keptWith('Unreachable'),
      'deletion refused': keptWith('Refused'),
      'result deleted': deleted({ _tag: 'Removed', parts: { photo: false, result: true } }),
      'all deleted': deleted({ _tag: 'Removed', parts: null }),
      'nothing left': deleted({ _tag: 'NothingLeft' }),
    },
  }
}
