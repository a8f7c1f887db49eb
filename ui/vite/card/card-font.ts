import { readFile } from 'node:fs/promises'
import type { CardFont } from '@kaoiro/drawing/light-card'
import { Blob, DrawFuncs, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** Returns a font with only these letters, a few percent of its size; ignores letters that it lacks. */
export const subset = async (file: string, letters: ReadonlySet<string>): Promise<Buffer> =>
  subsetFont(await readFile(file), [...letters].join(''), {
    targetFormat: 'truetype',
    // Omits glyph variants that cards do not use, such as ruby and vertical forms.
    noLayoutClosure: true,
  })

/** Returns the letters that a font lacks. */
export const lackedBy = (
  ttf: Uint8Array,
  letters: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const has = new Set(new Face(new Blob(ttf)).collectUnicodes())
  return [...new Set(letters)].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))
}

/** Returns the outlines of letters, without those that the font lacks. */
export const outlinesOf = async (file: string, letters: ReadonlySet<string>): Promise<CardFont> => {
  const face = new Face(new Blob(await readFile(file)))
  const drawn = new Font(face)
  const glyphs: CardFont['glyphs'] = Object.fromEntries(
    [...letters].flatMap((letter) => {
      const glyph = drawn.nominalGlyph(letter.codePointAt(0) ?? 0)
      if (glyph === undefined) return []
      const outlined = { advance: drawn.glyphHAdvance(glyph), outline: outlineOf(drawn, glyph) }
      return [[letter, outlined] as const]
    }),
  )
  return { unitsPerEm: face.upem, glyphs }
}

/** The outline of a glyph as PDF operators. Without a function for quadratic curves, HarfBuzz makes them cubic. */
const outlineOf = (drawn: Font, glyph: number): string => {
  const operators: Array<string> = []
  const push =
    (name: string) =>
    (...numbers: ReadonlyArray<number>): void => {
      operators.push([...numbers.map(Math.round), name].join(' '))
    }
  const funcs = new DrawFuncs()
  funcs.setMoveToFunc((x, y) => push('m')(x, y))
  funcs.setLineToFunc((x, y) => push('l')(x, y))
  funcs.setCubicToFunc((ax, ay, bx, by, x, y) => push('c')(ax, ay, bx, by, x, y))
  funcs.setClosePathFunc(() => push('h')())
  drawn.drawGlyph(glyph, funcs)
  return operators.join(' ')
}
