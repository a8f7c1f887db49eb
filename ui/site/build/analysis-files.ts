import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const module = 'virtual:kaoiro-analysis-files'

const analyser = createRequire(import.meta.url).resolve('@kaoiro/analyser/package.json')
const requireFromAnalyser = createRequire(analyser)

const model = (name: string) => path.join(path.dirname(analyser), 'dist/models', name)

/** Files that the analysis on the device loads, by `AnalysisFileName`. */
const sources = (): Readonly<Record<string, string>> => ({
  'blazeface.json': model('blazeface.json'),
  'blazeface.bin': model('blazeface.bin'),
  'facemesh-attention-pinto.json': model('facemesh-attention-pinto.json'),
  'facemesh-attention-pinto.bin': model('facemesh-attention-pinto.bin'),
  'tensorflow.wasm': requireFromAnalyser.resolve(
    '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm',
  ),
  'jpeg.wasm': requireFromAnalyser.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
})

/**
 * Adds the models and WebAssembly of the analysis worker to its build, and passes the worker their URLs, sizes and
 * SHA-256 hashes. File names contain six characters of the hash, so that they can be cached for ever.
 */
export function analysisFiles(): Plugin {
  return {
    name: 'kaoiro-analysis-files',
    apply: 'build',
    resolveId: (id) => (id === module ? `\0${module}` : null),
    load(id) {
      if (id !== `\0${module}`) return null
      const files = Object.entries(sources()).map(([name, file]) => {
        const source = readFileSync(file)
        const sha256 = createHash('sha256').update(source).digest('hex')
        const url = name.replace('.', `-${sha256.slice(0, 6)}.`)
        this.emitFile({ type: 'asset', fileName: `assets/${url}`, source })
        return [name, { url, bytes: source.length, sha256 }]
      })
      return `export const analysisFiles = ${JSON.stringify(Object.fromEntries(files))}`
    },
    // The JPEG decoder's script refers to its WebAssembly too, so Vite would add a second copy.
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const name of Object.keys(bundle))
          if (/^assets\/mozjpeg_dec-[^/]*\.wasm$/.test(name)) Reflect.deleteProperty(bundle, name)
      },
    },
  }
}
