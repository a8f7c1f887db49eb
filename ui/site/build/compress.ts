import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files worth compressing. Photos and icons hardly shrink; models shrink by a tenth. */
const compressible = /\.(html|js|css|svg)$|^assets\/.*\.(json|wasm|bin)$/

const toBrotli = promisify<Buffer, Buffer>(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

/**
 * Writes precompressed copies (Brotli and gzip, highest level) of the built text files and models. Uses zlib
 * directly, because vite-plugin-compression2 replaces `process.stdout.write` and hooks of Vite's manifest plugin.
 */
export function compress(): Plugin {
  return {
    name: 'kaoiro-compress',
    // Test builds skip this, which halves their time.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
    // By now the files of public/ have been copied.
    writeBundle: {
      order: 'post',
      handler: async ({ dir = '' }) => {
        const names = await readdir(dir, { recursive: true })
        const files = names.filter((name) => compressible.test(name))
        await Promise.all(files.map((name) => compressFile(path.join(dir, name))))
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file)
  // Brotli's default level is its highest.
  await writeFile(`${file}.br`, await toBrotli(plain))
  // Of the models, gzip saves too little for the size of the package.
  if (!file.endsWith('.bin')) await writeFile(`${file}.gz`, await toGzip(plain, { level: 9 }))
}
