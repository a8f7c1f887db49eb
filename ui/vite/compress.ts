import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What a photo or an icon saves is not worth a second file; models save a tenth of their megabytes. */
const compressible = /\.(html|js|css|svg)$|^assets\/.*\.(json|wasm|bin)$/

const toBrotli = promisify<Buffer, Buffer>(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

const forms = [
  // Its highest level is the default.
  { ending: '.br', pack: toBrotli },
  { ending: '.gz', pack: (plain: Buffer) => toGzip(plain, { level: 9 }) },
]

/**
 * Beside each text file of the build its compressed forms, at the highest level, for a server to
 * send as they are. Plain zlib: vite-plugin-compression2 does it by replacing the hooks of Vite's own
 * manifest plugin and `process.stdout.write`.
 */
export const compress = (): Plugin => ({
  name: 'kaoiro-compress',
  // A build for tests does without, which takes half of its time.
  apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
  // Here the files of public/ are in their place too.
  writeBundle: {
    order: 'post',
    handler: async ({ dir }) => {
      if (dir !== undefined) await compressFolder(dir)
    },
  },
})

const compressFolder = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => compressible.test(name))
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))))
}

const compressFile = async (file: string): Promise<void> => {
  const plain = await readFile(file)
  await Promise.all(
    forms.map(async ({ ending, pack }) => {
      const packed = await pack(plain)
      await writeFile(file + ending, packed)
    }),
  )
}
