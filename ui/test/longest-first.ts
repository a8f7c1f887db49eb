import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/**
 * The files that take longest, as their paths end, the longest first. Vitest knows it from the last run; before a first
 * one it goes by a file's size, which says nothing of these: begun last, they would leave cores idle at the end.
 */
export const longest = [
  'ui/test/visual/screens.test.ts',
  'ui/test/device/device.test.ts',
  'ui/test/engines/webkit.test.ts',
  'ui/test/engines/firefox.test.ts',
  'ui/test/device/ask.test.ts',
  'ui/test/engines/chromium.test.ts',
]

const placeOf = (path: string): number => {
  const place = longest.findIndex((end) => path.endsWith(end))
  return place === -1 ? longest.length : place
}

/** In this order; all others stay as they are, behind. */
export const longestFirst = <File>(
  files: ReadonlyArray<File>,
  pathOf: (file: File) => string,
): Array<File> => [...files].sort((a, b) => placeOf(pathOf(a)) - placeOf(pathOf(b)))

export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId)
  }
}
