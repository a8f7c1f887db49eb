import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { codeBlocks, section } from '@kaoiro/fixtures/markdown'
import { runService } from './running-service.js'

/** A started service, and a folder with a photo, for the code blocks of docs/api.md. */
export const apiPage = () => {
  let service: Awaited<ReturnType<typeof runService>>
  let folder = ''
  beforeAll(async () => {
    service = await runService()
    folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-api-page-'))
    await copyFile(fixturePath('portraits/spring-woman.jpg'), path.join(folder, 'photo.jpg'))
  })
  afterAll(async () => {
    await service.close()
    await rm(folder, { recursive: true })
  })
  return {
    address: () => service.address,
    write: (name: string, text: string) => writeFile(path.join(folder, name), text),
    blocks: async (heading: string, language: string) =>
      codeBlocks(section(await readFile(fixturePath('../docs/api.md'), 'utf8'), heading), language),
    /** Runs the lines in the folder, as if pasted into a shell. */
    paste: async (...lines: ReadonlyArray<string>): Promise<string> => {
      const pasted = lines.join('\n').replace('http://localhost:8080', service.address)
      const env = { ...process.env, api: service.address, SCARF_ANALYTICS: 'false' }
      const { stdout } = await promisify(execFile)('sh', ['-euc', pasted], { cwd: folder, env })
      return stdout
    },
  }
}
