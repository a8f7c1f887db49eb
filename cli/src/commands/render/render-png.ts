import * as E from 'fp-ts/lib/Either.js'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { svgText } from '@kaoiro/core/drawing/pen/svg'
import { withInstalledFonts, missingLetters } from './fonts.js'
import type { Rasterise } from './rasterise.js'

export type PngError =
  /** No build of the rasteriser loads on this machine. */
  | { readonly _tag: 'NoRasteriser' }
  /** Letters that no installed font has. */
  | { readonly _tag: 'NoFont'; readonly letters: ReadonlyArray<string> }

/** A drawing as the bytes of a PNG, `scale` pixels to its unit, in the fonts of this machine. */
export const renderPng =
  (load: () => Promise<Rasterise>) =>
  async (drawing: SvgNode, scale: number): Promise<E.Either<PngError, Uint8Array>> => {
    const rasterise = await load().catch(() => null)
    if (rasterise === null) return E.left({ _tag: 'NoRasteriser' })
    const lettered = withInstalledFonts(rasterise)(drawing)
    const letters = missingLetters(rasterise)(lettered)
    return letters.length > 0
      ? E.left({ _tag: 'NoFont', letters })
      : E.right(rasterise(svgText(lettered), scale).png())
  }
