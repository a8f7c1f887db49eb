import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { genders } from '@kaoiro/core/diagnosis/gender'

/** The gender that a URL, a history entry or the storage names; null if it names none. */
export const parseGender = (name: unknown): Gender | null =>
  genders.find((gender) => gender === name) ?? null
