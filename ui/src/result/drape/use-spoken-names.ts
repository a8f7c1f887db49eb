import type { Swatch } from '@kaoiro/core/palette'
import { withoutBreaks } from '../../components/break-place.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { Drape } from './use-drape.js'

/** Names of colours and pictures for screen readers: without break opportunities. */
export const useSpokenNames = () => {
  const { drape: words, content } = useResultTexts()
  const wordOf = ({ id }: Swatch): string => content.swatches[id]
  const bothOf = (wear: Swatch, avoid: Swatch): string =>
    withoutBreaks(words.both({ wear: wordOf(wear), avoid: wordOf(avoid) }))
  return {
    nameOf: (swatch: Swatch): string => withoutBreaks(wordOf(swatch)),
    bothOf,
    /** Describes the picture. */
    titleOf: ({ isSplit, wear, avoid, colour }: Drape): string =>
      isSplit ? bothOf(wear, avoid) : withoutBreaks(words.one({ colour: wordOf(colour) })),
  }
}
