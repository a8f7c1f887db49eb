import type { FaceTypeAnalysis } from '@kaoiro/core/diagnosis/level'

const five = [0, 1, 2, 3, 4] as const
const three = [0, 1, 2] as const

/** All 1125 analyses. */
export const analyses: ReadonlyArray<FaceTypeAnalysis> = five.flatMap((a) =>
  five.flatMap((b) =>
    five.flatMap((c) => three.flatMap((d) => three.map((e): FaceTypeAnalysis => [a, b, c, d, e]))),
  ),
)

/** Pairs of analyses that differ by one level in one row. */
export const raised = (
  row: number,
): ReadonlyArray<readonly [FaceTypeAnalysis, FaceTypeAnalysis]> => {
  const last = row < 3 ? 4 : 2
  return analyses
    .filter((analysis) => (analysis[row] ?? 0) < last)
    .map((analysis) => {
      const higher = analysis.map((index, at) => (at === row ? index + 1 : index))
      return [analysis, higher as unknown as FaceTypeAnalysis] as const
    })
}
