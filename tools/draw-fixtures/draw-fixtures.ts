// `npm run fixtures`: draws the committed photos of the package fixtures from their parameters.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawnFiles } from '@kaoiro/fixtures/generator/drawn-files'
import { fixturePath } from '@kaoiro/fixtures/files'

for (const { name, draw } of drawnFiles) {
  const file = fixturePath(name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, await draw())
  console.log(name)
}
