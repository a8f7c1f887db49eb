import { illustrations } from '../components/pictures/illustration.js'
import { PictureToKeep } from '../result/actions/picture-to-keep.js'
import { ResultActions } from '../result/actions/result-actions.js'
import { CompareInvitation } from '../result/sections/compare-invitation.js'
import { Counselling } from '../result/sections/counselling.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** The next steps after a result. */
export const actionEntries = ({
  woman,
  result: { picture, heading, copied },
}: Samples): ReadonlyArray<CatalogueEntry> => {
  const pictureToKeep = {
    shown: { heading: picture.heading, alt: picture.alt(heading), width: 1080, height: 1440 },
    src: illustrations.season('winter'),
    onDownload: noop,
    onCopy: noop,
    onClose: noop,
  }
  return [
    {
      component: 'CompareInvitation',
      states: { plain: <CompareInvitation code={woman.code} /> },
    },
    { component: 'Counselling', states: { plain: <Counselling /> } },
    { component: 'ResultActions', states: { plain: <ResultActions view={woman} /> } },
    {
      component: 'PictureToKeep',
      states: {
        'to be shared': <PictureToKeep {...pictureToKeep} onShare={noop} toast={copied} />,
        'to be downloaded': <PictureToKeep {...pictureToKeep} onShare={null} toast={null} />,
      },
    },
  ]
}
