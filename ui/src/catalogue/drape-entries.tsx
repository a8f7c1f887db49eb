import { use } from 'react'
import type { FaceOutline } from '@kaoiro/core/diagnosis'
import type { KeptPhoto } from '../adapters/kept-photo.js'
import DrapeCard from '../result/drape/drape-card.js'
import { DrapeView } from '../result/drape/drape-view.js'
import { shownKit } from '../result/drape/prepare-kit.js'
import type { ResultView } from '../result/view/result-view.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** The lower outline of the drawn face in the sample photo. */
const outline: FaceOutline = Array.from({ length: 11 }, (_, i) => {
  const angle = (Math.PI * (i - 5)) / 10
  return [0.5 + 0.21 * Math.sin(angle), 0.5 + 0.24 * Math.cos(angle)]
})

/** One object for each photo, since its layers are kept with it. */
const kept = new WeakMap<object, KeptPhoto>()

const keptOf = ({ photo, woman }: Samples): KeptPhoto => {
  const known = kept.get(photo)
  if (known !== undefined) return known
  const made = { photo: photo.jpeg, outline, codes: [woman.code] }
  kept.set(photo, made)
  return made
}

/** The draping on the sample photo. */
export const drapeEntries = (samples: Samples): ReadonlyArray<CatalogueEntry> => [
  {
    component: 'DrapeEntry',
    states: { 'with a photo': <DrapeCard view={samples.woman} photo={keptOf(samples)} /> },
  },
  {
    component: 'DrapeView',
    states: { plain: <SampleView view={samples.woman} photo={keptOf(samples)} /> },
  },
]

const SampleView = ({ view, photo }: { readonly view: ResultView; readonly photo: KeptPhoto }) => {
  const kit = use(shownKit(photo))
  return kit === null ? null : <DrapeView view={view} kit={kit} onSave={noop} toast={null} />
}
