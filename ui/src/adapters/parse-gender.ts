import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'

/** Parses a gender from a URL, history entry or storage; null if invalid. */
export const parseGender = (name: unknown): Gender | null =>
  genders.find((gender) => gender === name) ?? null
