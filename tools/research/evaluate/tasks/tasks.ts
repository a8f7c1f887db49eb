import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import type { PhotoFile } from '../records/photo-file.js'
import type { Series } from '../second-photo/series.js'
import type { EvaluationRecord } from '../records/record.js'

interface DrawnSetting {
  readonly kind: 'drawn'
  readonly seed: number
  readonly count: number
  readonly spoiled: number
}

export interface PhotosSetting {
  readonly kind: 'photos'
  readonly seed: number
  readonly folder: string
  /** Second photos of each photo in each series. */
  readonly again: number
  readonly series: ReadonlyArray<Series>
}

/** Which photos a run is of. */
export type Setting = DrawnSetting | PhotosSetting

export type Task =
  | { readonly kind: 'sitter' | 'spoiled'; readonly index: number }
  | { readonly kind: 'photo'; readonly photo: PhotoFile; readonly onSheet: boolean }

/** What a worker gives back. */
export interface Done {
  readonly record: EvaluationRecord
  /** The photo's place on the contact sheet. */
  readonly cell: Pixels | null
}

/** At least two turns through nine reasons, each with a clean twin. */
export const spoiledCount = (count: number): number => Math.max(36, Math.round(count * 0.2))

const indices = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, i) => i)

export const drawnTasks = (count: number): ReadonlyArray<Task> => [
  ...indices(count).map((index): Task => ({ kind: 'sitter', index })),
  ...indices(spoiledCount(count)).map((index): Task => ({ kind: 'spoiled', index })),
]

/** A sitter as it is, under seven changes and another light. */
const examinationsOfSitter = 9

/** Examinations that a task takes. */
export const workOf =
  (setting: Setting) =>
  ({ kind }: Task): number => {
    if (kind === 'spoiled') return 1
    return setting.kind === 'drawn'
      ? examinationsOfSitter
      : 1 + setting.again * setting.series.length
  }
