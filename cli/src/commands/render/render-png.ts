import * as E from 'fp-ts/lib/Either.js'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { svgText } from '@kaoiro/drawing/pen'
import { withInstalledFonts, missingLetters } from './fonts.js'
import type { Rasterise } from '../../drawing/rasterise.js'

export type PngError =
  /** The rasteriser cannot be loaded on this platform. */
  | { readonly _tag: 'NoRasteriser' }
  /** Letters that are missing in all installed fonts. */
  | { readonly _tag: 'NoFont'; readonly letters: ReadonlyArray<string> }

/** Renders a drawing as PNG at `scale` pixels per unit, with the installed fonts. */
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
