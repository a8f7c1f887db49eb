import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files worth compressing. Photos and icons hardly shrink; models shrink by a tenth. */
const compressible = /\.(html|js|css|svg)$|^assets\/.*\.(json|wasm|bin)$/

const toBrotli = promisify<Buffer, Buffer>(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

const forms = [
  // Brotli's default level is its highest.
  { ending: '.br', pack: toBrotli },
  { ending: '.gz', pack: (plain: Buffer) => toGzip(plain, { level: 9 }) },
]

/**
 * Writes precompressed copies (Brotli and gzip, highest level) of the built text files and models. Uses zlib
 * directly, because vite-plugin-compression2 replaces `process.stdout.write` and hooks of Vite's manifest plugin.
 */
export const compress = (): Plugin => ({
  name: 'kaoiro-compress',
  // Test builds skip this, which halves their time.
  apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
  // By now the files of public/ have been copied.
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
