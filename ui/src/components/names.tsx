import { breakPlace } from './break-place.js'

/** The name of an answer and, below it, of a second season. */
export const Names = ({
  names: [name = '', second],
}: {
  readonly names: ReadonlyArray<string>
}) => (
  <>
    <span>{withBreaks(name)}</span>
    {second !== undefined && <small>{withBreaks(second)}</small>}
  </>
)

/** Long names break at a space ("Yellow-base spring") or between words (スマートカジュアル, イエローベース春). */
const withBreaks = (name: string): string =>
  name.replaceAll('-', '\u2011').replace(/スマート|次いで|ベース(?=[春夏秋冬])/, `$&${breakPlace}`)
