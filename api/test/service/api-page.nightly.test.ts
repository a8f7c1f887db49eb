import { expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { apiPage } from './api-page.js'

const { blocks, paste, write } = apiPage()
/** npx installs each program first. */
const timeout = 300_000
const openApi = '"$api/v1/openapi.json"'

test('the OpenAPI document passes redocly without errors and warnings', { timeout }, async () => {
  const lint = `npx --yes @redocly/cli@2.77.0 lint ${openApi} --format=json`
  expect(JSON.parse(await paste(lint))).toMatchObject({ totals: { errors: 0, warnings: 0 } })
})

test('the OpenAPI document passes spectral without remarks', { timeout }, async () => {
  await write('spectral.json', '{ "extends": "spectral:oas" }')
  const lint = `npx --yes @stoplight/spectral-cli@6.16.3 lint ${openApi}`
  expect(await paste(`${lint} --ruleset spectral.json --fail-severity hint`)).toContain(
    'No results',
  )
})

test(
  'the generated client of docs/api.md compiles and makes the four calls',
  { timeout },
  async () => {
    const [program = ''] = await blocks('A generated client', 'ts')
    await write('diagnose.mts', program)
    const [generate = ''] = await blocks('A generated client', 'sh')
    const modules = fixturePath('../node_modules')
    const flags = `--strict --noEmit --target es2022 --module esnext --moduleResolution bundler --types node --typeRoots ${modules}/@types`
    await paste(generate, `node ${modules}/typescript/bin/tsc ${flags} diagnose.mts >&2`)
    expect(await paste('npx --yes tsx@4 diagnose.mts "$api"')).toBe('smart-casual spring\n')
  },
)
