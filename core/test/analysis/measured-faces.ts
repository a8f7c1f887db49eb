import { readJsonFixture } from '@kaoiro/fixtures/files'
import type { Examination } from '@kaoiro/core/analysis/analyse'
import { examinationOf } from '@kaoiro/core/analysis/analyse'
import type { LightLog } from '@kaoiro/core/analysis/colour/light-log'
import type { Evidence } from '@kaoiro/core/analysis/evidence/evidence'
import type { Gender } from '@kaoiro/core/diagnosis/gender'

/** Evidence as JSON has it: null for an edge that was not found, and for a white that was not seen. */
interface StoredEvidence extends Omit<Evidence, 'shape' | 'colours'> {
  readonly shape: Omit<Evidence['shape'], 'contourJaw'> & { readonly contourJaw: number | null }
  readonly colours: Omit<Evidence['colours'], 'whites'> & {
    readonly whites: ReadonlyArray<LightLog | null>
  }
}

interface StoredPerson {
  readonly gender: Gender
  readonly photos: ReadonlyArray<StoredEvidence>
}

const evidenceOf = ({ shape, colours, ...rest }: StoredEvidence): Evidence => ({
  ...rest,
  shape: { ...shape, contourJaw: shape.contourJaw ?? NaN },
  colours: { ...colours, whites: colours.whites.map((white) => white ?? undefined) },
})

/** Someone with what the analysis makes of a photo and of second ones. */
export interface MeasuredPerson {
  readonly gender: Gender
  readonly photo: Examination
  readonly again: ReadonlyArray<Examination>
}

/** The people of fixtures/measurements. */
export const measuredPeople = async (): Promise<ReadonlyArray<MeasuredPerson>> => {
  const people = (await readJsonFixture('measurements/faces.json')) as ReadonlyArray<StoredPerson>
  return people.map(({ gender, photos }) => {
    const [photo, ...again] = photos.map((stored) => examinationOf(gender, evidenceOf(stored)))
    if (photo === undefined) throw new Error('a person without photos')
    return { gender, photo, again }
  })
}
