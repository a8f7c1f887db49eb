import { withoutBreaks } from '../../components/break-place.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { Tint } from './drape-colours.js'
import type { Drape } from './use-drape.js'

/** Names of colours and pictures for screen readers: without break opportunities. */
export function useSpokenNames() {
  const { drape: words, content } = useTexts(resultTexts)
  const wordOf = (tint: Tint): string =>
    tint.id === 'shade' ? tint.name : content.swatches[tint.id]
  const bothOf = (wear: Tint, avoid: Tint): string =>
    withoutBreaks(words.both({ wear: wordOf(wear), avoid: wordOf(avoid) }))
  return {
    /** The shown name, with break opportunities. */
    wordOf,
    nameOf: (tint: Tint): string => withoutBreaks(wordOf(tint)),
    bothOf,
    /** Describes the picture. */
    titleOf: ({ mode, against, wear, avoid, colour }: Drape): string => {
      const names = { wear: wordOf(wear), avoid: wordOf(avoid) }
      const name = { colour: wordOf(colour) }
      const of = mode === 'cloth' ? words : words.makeUp[mode]
      if (against === 'avoid') return withoutBreaks(of.both(names))
      return withoutBreaks(
        against === 'bare' && mode !== 'cloth' ? words.makeUp[mode].bare(name) : of.one(name),
      )
    },
  }
}
