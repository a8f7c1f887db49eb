import { luminance } from '@kaoiro/core/colour'
import { tones } from '@kaoiro/drawing/pen'
import type { Store } from '@kaoiro/store/read'

type Colours = Store['colours']

/** The custom properties of ui/src/tokens.css. */
const tokens: Readonly<Record<keyof Colours, string>> = {
  ground: 'ivory',
  surface: 'paper',
  text: 'ink',
  softText: 'ink-soft',
  rule: 'rule',
  strongRule: 'rule-strong',
  shade: 'mist',
  accent: 'accent',
}

/** Whether white letters have more contrast on a colour than black ones. */
export const isDark = (colour: string): boolean => luminance(colour) < 0.18

/** A stylesheet with a store's colours. Paper keeps dark ink on white. */
export const colourSheet = (colours: Colours): string => {
  const lines = Object.entries(tokens).map(
    ([name, token]) => `    --${token}: ${colours[name as keyof Colours]};\n`,
  )
  const drawings = isDark(colours.ground)
    ? // The ink of the drawings needs a light ground.
      `    --plate: ${tones.ground};\n    --plate-room: var(--space-3);\n`
    : ''
  return `@media screen {\n  :root {\n${lines.join('')}${drawings}  }\n}\n`
}
