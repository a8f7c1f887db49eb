import * as t from 'io-ts'

const canonical = /^#[0-9a-f]{6}$/
const written = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/

/**
 * A colour of sRGB, as `#rrggbb`. Decodes what people type or paste: `#rgb`, without `#`, in capitals, in full width, or
 * between blanks.
 */
export const HexColour = new t.Type<`#${string}`>(
  'HexColour',
  (u): u is `#${string}` => typeof u === 'string' && canonical.test(u),
  (u, context) => {
    const text = typeof u === 'string' ? u.normalize('NFKC').trim().toLowerCase() : ''
    const [, digits] = written.exec(text) ?? []
    if (digits === undefined) return t.failure(u, context)
    return t.success(`#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}` as const)
  },
  t.identity,
)

export type HexColour = t.TypeOf<typeof HexColour>
