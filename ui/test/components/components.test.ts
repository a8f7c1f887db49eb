import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { start } from '@kaoiro/texts/ja'
import { HairlineGuide } from '../../src/capture/hairline-step.js'
import { Alert, Toast } from '../../src/components/feedback.js'
import { Button } from '../../src/components/controls/button.js'
import { GenderChoice } from '../../src/start/gender-screen.js'

const noop = (): void => undefined

it.each([
  [null, 0],
  ['MEN', 1],
  ['WOMEN', 1],
] as const)('the genders are a named group with the chosen one checked: %s', (chosen, count) => {
  const html = renderToStaticMarkup(createElement(GenderChoice, { chosen, onChoose: noop }))
  expect(html).toContain(`>${start.gender.heading}</legend>`)
  const checked = html.split('<label').filter((label) => label.includes(' checked=""'))
  expect(checked).toHaveLength(count)
  if (chosen !== null) expect(checked[0]).toContain(`>${start.genders[chosen]}</span>`)
})

it('live regions are on the page, and empty, before there is something to announce', () => {
  for (const component of [Alert, Toast]) {
    const html = (text: string | null) => renderToStaticMarkup(createElement(component, { text }))
    expect(html(null)).toMatch(/^<p role="(alert|status)"[^>]*><\/p>$/)
    expect(html('Saved')).toContain('Saved')
  }
})

it('a button without an action is disabled', () => {
  const html = (onPress: (() => void) | null) =>
    renderToStaticMarkup(createElement(Button, { variant: 'primary', onPress, children: 'Start' }))
  expect(html(null)).toContain('disabled=""')
  expect(html(noop)).not.toContain('disabled')
})

it('the hairline guide is a vertical slider from 0 to 100', () => {
  const html = renderToStaticMarkup(createElement(HairlineGuide, { at: 20, onMove: noop }))
  const [input = ''] = /<input[^>]*>/.exec(html) ?? []
  for (const attribute of ['min="0"', 'max="100"', 'aria-orientation="vertical"'])
    expect(input).toContain(attribute)
})
