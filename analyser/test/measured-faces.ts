import { readJsonFixture } from '@kaoiro/fixtures/files'
import type { Examination } from '../src/examine/analyse.js'
import { examinationOf } from '../src/examine/analyse.js'
import type { LightLog } from '../src/colour/light-log.js'
import type { Evidence } from '../src/evidence/evidence.js'
import type { Gender } from '@kaoiro/core/diagnosis'

/** Evidence in JSON: null for a hidden white of the eye. */
interface StoredEvidence extends Omit<Evidence, 'colours'> {
  readonly colours: Omit<Evidence['colours'], 'whites'> & {
    readonly whites: ReadonlyArray<LightLog | null>
  }
}

interface StoredPerson {
  readonly gender: Gender
  readonly photos: ReadonlyArray<StoredEvidence>
}

const evidenceOf = ({ colours, ...rest }: StoredEvidence): Evidence => ({
  ...rest,
  colours: { ...colours, whites: colours.whites.map((white) => white ?? undefined) },
})

/** A person: the examination of one photo, and those of further photos. */
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
