import { describe, expect, it, test } from 'vitest'
import type { Oklab } from '@kaoiro/core/colour'
import { bytesOfHex, chromaOf, ciede2000, hexOf, labOfHex, oklabOf } from '@kaoiro/core/colour'
import { seasons } from '@kaoiro/core/diagnosis'
import { makeUpColours } from '@kaoiro/core/palette'
import type { Area, Layer } from '../../src/painted/make-up-layers.js'
import { makeUpPatches } from '../../src/painted/paint-make-up.js'
import { isSeen, shadeWorn } from '../../src/painted/worn-shade.js'

/** Plain colours of a part in OKLab. @param hues in degrees */
const tonesOf = (depths: ReadonlyArray<number>, chromas: ReadonlyArray<number>, hues = [10, 35]) =>
  depths.flatMap((l) =>
    chromas.flatMap((chroma) =>
      hues.map((hue): Oklab => {
        const angle = (hue * Math.PI) / 180
        return { l, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) }
      }),
    ),
  )

/** From L* 25 to 70, greyish to fresh. */
const lips = tonesOf([0.35, 0.42, 0.49, 0.56, 0.63, 0.7, 0.75], [0.03, 0.05, 0.08])

/** From L* 18 to 80, flushed to olive. */
const skins = tonesOf([0.29, 0.36, 0.45, 0.54, 0.63, 0.72, 0.83], [0.03, 0.05, 0.07], [30, 60])

const layersOf = (tone: Oklab) => {
  const layer: Layer = {
    ...{ left: 0, top: 0, width: 1, height: 1, tone },
    ...{ colours: Float32Array.of(tone.l, tone.a, tone.b), cover: Float32Array.of(1) },
  }
  return { lips: [layer], cheeks: [layer, layer] }
}

const pigmentOf = (shade: string) => oklabOf(...bytesOfHex(shade))

const paintedOn = (tone: Oklab, area: Area, shade: string) => {
  const [{ data } = { data: [] }] = makeUpPatches(layersOf(tone), area, shade)
  return hexOf(oklabOf(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0))
}

const differenceOf = (one: string, other: string) => ciede2000(labOfHex(one), labOfHex(other))

const medianOf = (values: ReadonlyArray<number>) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Infinity

const wornBy = (area: Area) => seasons.flatMap((season) => makeUpColours(season, null, area).wear)

describe('a shade on lips', () => {
  it('is the swatch’s on all lips that are as light, and for most shades and lips together', () => {
    const differences = lips.flatMap((tone) =>
      wornBy('lips').map(({ colour }) => {
        const difference = differenceOf(paintedOn(tone, 'lips', colour), colour)
        if (pigmentOf(colour).l <= tone.l) expect(difference).toBeLessThan(1.5)
        return difference
      }),
    )
    expect(medianOf(differences)).toBeLessThan(4)
  })

  it('keeps the depth and the colour of the lips where it is lighter', () => {
    for (const tone of lips)
      for (const { id, colour } of wornBy('lips')) {
        const worn = shadeWorn(colour, tone, 'lips')
        if (pigmentOf(colour).l <= tone.l) continue
        expect(worn.l - tone.l, id).toBeLessThan(0.11)
        const least = Math.min(chromaOf(tone), chromaOf(pigmentOf(colour)))
        expect(chromaOf(worn), id).toBeGreaterThanOrEqual(least)
      }
  })

  // "Better" is nearer in hue and chroma to what the seasons' lips wear: these make the season, at any depth.
  const at50 = (colour: string) => ({ ...labOfHex(colour), l: 50 })
  const pairs = seasons.flatMap((season) => seasons.map((also) => [season, also] as const))

  test.each(pairs)('of %s with %s suits better than one to keep away from', (season, also) => {
    const { wear, avoid } = makeUpColours(season, also, 'lips')
    for (const tone of lips) {
      const strangeness = ({ colour }: { readonly colour: string }) => {
        const worn = at50(paintedOn(tone, 'lips', colour))
        return Math.min(...wear.map((shade) => ciede2000(worn, at50(shade.colour))))
      }
      const shown = (shades: ReadonlyArray<(typeof wear)[number]>) =>
        shades.filter(({ colour }) => isSeen(layersOf(tone), 'lips', colour)).map(strangeness)
      const [[first = Infinity, ...others], [against = 0, ...more]] = [shown(wear), shown(avoid)]
      expect(first + 2, hexOf(tone)).toBeLessThan(against)
      expect(medianOf([first, ...others])).toBeLessThan(medianOf([against, ...more]))
    }
  })
})

describe.each([
  ['lips', lips],
  ['cheeks', skins],
] as const)('of the shades for %s', (area, tones) => {
  it.each(seasons)('some of %s are offered on each tone, and those are seen', (season) => {
    for (const tone of tones) {
      const offered = makeUpColours(season, null, area).wear.filter(({ colour }) =>
        isSeen(layersOf(tone), area, colour),
      )
      expect(offered.length, hexOf(tone)).toBeGreaterThan(0)
      for (const { id, colour } of offered)
        expect(differenceOf(paintedOn(tone, area, colour), hexOf(tone)), id).toBeGreaterThan(3)
    }
  })
})

it('a blush is a flush: more red than yellow or blue', () => {
  for (const tone of skins)
    for (const { id, colour } of wornBy('cheeks')) {
      const worn = shadeWorn(colour, tone, 'cheeks')
      expect(worn.a - tone.a, id).toBeGreaterThanOrEqual(Math.abs(worn.b - tone.b) - 1e-9)
    }
})
