import { breakPlace } from './break-place.js'

/** The name of an answer or, if it does not stand alone, its two names. */
export function Names({ names: [name = '', second] }: { readonly names: ReadonlyArray<string> }) {
  return (
    <>
      <span>{second === undefined ? withBreaks(name) : `${withBreaks(name)} `}</span>
      {second !== undefined && (
        <>
          <br />
          <span>{withBreaks(second)}</span>
        </>
      )}
    </>
  )
}

/** Long names break at a space ("Yellow-base spring") or between words (スマートカジュアル, イエローベース春). */
const withBreaks = (name: string): string =>
  name.replaceAll('-', '\u2011').replace(/スマート|または|ベース(?=[春夏秋冬])/, `$&${breakPlace}`)
