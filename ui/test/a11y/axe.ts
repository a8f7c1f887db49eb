import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Every rule that axe has, those too that it runs only when they are asked for. Before them it would read all
 * stylesheets again, for an experimental rule that is not among them.
 */
const allRules: RunOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  rules: { 'target-size': { enabled: true } },
}

/** Without the contrast of colours, which no language changes: it takes half of the time. */
const rulesOfTexts: RunOptions = {
  ...allRules,
  rules: { ...allRules.rules, 'color-contrast': { enabled: false } },
}

/**
 * What axe finds wrong on the page as it is, each in one line.
 *
 * @param isTranslated whether the page was looked at before in another language
 */
export const violationsOn = async (
  page: Page,
  { isTranslated = false } = {},
): Promise<ReadonlyArray<string>> => {
  const options = isTranslated ? rulesOfTexts : allRules
  // Half a megabyte, which stays as long as the document does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(
        options,
      ),
    options,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id} (${help}): ${html}\n  ${failureSummary}`),
  )
}
