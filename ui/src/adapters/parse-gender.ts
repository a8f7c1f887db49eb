import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { genders } from '@kaoiro/core/diagnosis/gender'

/** Parses a gender from a URL, history entry or storage; null if invalid. */
export const parseGender = (name: unknown): Gender | null =>
  genders.find((gender) => gender === name) ?? null
