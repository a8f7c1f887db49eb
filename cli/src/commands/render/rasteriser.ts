import type { ResvgRenderOptions } from '@resvg/resvg-js'

export interface Raster {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly pixels: Uint8Array
  readonly png: () => Uint8Array
}

/** Draws SVG source, `scale` pixels to its unit. */
export type Rasterise = (svg: string, scale: number) => Raster

type Fonts = NonNullable<ResvgRenderOptions['font']>

/** Rejects if there is no build of it for this machine. */
export const loadRasteriser = async (
  font: Fonts = { loadSystemFonts: true },
): Promise<Rasterise> => {
  const { Resvg } = await import('@resvg/resvg-js')
  return (svg, scale) => {
    const image = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: scale } }).render()
    return {
      width: image.width,
      height: image.height,
      pixels: image.pixels,
      png: () => image.asPng(),
    }
  }
}
