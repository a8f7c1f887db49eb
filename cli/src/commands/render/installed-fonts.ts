import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import type { Rasterise } from './rasteriser.js'
import { drawSpecimens } from './specimens.js'

/** What CSS leaves to the machine, on most of them. */
const generic: Readonly<Record<string, ReadonlyArray<string>>> = {
  serif: ['DejaVu Serif', 'Liberation Serif', 'Times New Roman'],
  'sans-serif': ['DejaVu Sans', 'Liberation Sans', 'Arial'],
}

/** Letters that hardly two fonts draw alike, and a name that no font has. */
const specimen = { text: 'Rg&5', noFont: 'Kaoiro No Such Font' } as const

/** A drawing whose texts each name one installed font: resvg reads the first name of a list alone. */
export const withInstalledFonts =
  (rasterise: Rasterise) =>
  (drawing: SvgNode): SvgNode => {
    const candidates = [...new Set(familyListsIn(drawing).flatMap(namesIn))]
    const [unknown, ...drawn] = drawSpecimens(
      rasterise,
      [specimen.noFont, ...candidates].map((family) => ({ text: specimen.text, family })),
    )
    const installed = candidates.filter((_, at) => unknown && !drawn[at]?.equals(unknown))
    return withFamilies(
      (list) => namesIn(list).find((name) => installed.includes(name)) ?? specimen.noFont,
    )(drawing)
  }

const familyListsIn = ({ attributes, children }: SvgNode): ReadonlyArray<string> => [
  ...('font-family' in attributes ? [String(attributes['font-family'])] : []),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : familyListsIn(child))),
]

const namesIn = (list: string): ReadonlyArray<string> =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^'(.*)'$/, '$1'))
    .flatMap((name) => generic[name] ?? [name])

const withFamilies =
  (chosen: (list: string) => string) =>
  ({ tag, attributes, children }: SvgNode): SvgNode => ({
    tag,
    attributes:
      'font-family' in attributes
        ? { ...attributes, 'font-family': `'${chosen(String(attributes['font-family']))}'` }
        : attributes,
    children: children.map((child) =>
      typeof child === 'string' ? child : withFamilies(chosen)(child),
    ),
  })
