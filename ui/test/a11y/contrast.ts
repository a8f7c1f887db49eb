import { readFile } from 'node:fs/promises'
import path from 'node:path'

const stylesheet = path.join(import.meta.dirname, '../../src/tokens.css')

/** Every token whose value is a colour, by its name without the dashes. */
export const colourTokens = async (): Promise<ReadonlyMap<string, string>> => {
  const values = new Map(
    [...(await readFile(stylesheet, 'utf8')).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  )
  const followed = (value: string): string => {
    const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
    return named === undefined ? value : followed(values.get(named) ?? '')
  }
  return new Map(
    [...values]
      .map(([name, value]) => [name, followed(value)] as const)
      .filter(([, value]) => value.startsWith('#')),
  )
}

/** WCAG 2.2, “relative luminance”, of a colour as `#rrggbb`. */
const luminance = (colour: string): number => {
  if (!/^#[\da-f]{6}$/.test(colour)) throw new Error(`${colour} is no colour as #rrggbb`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2, “contrast ratio”: from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
