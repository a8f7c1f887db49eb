import { createHash } from 'node:crypto'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin, Rolldown } from 'vite'
import { build as viteBuild, defaultServerConditions } from 'vite'
import { screenPattern } from '@kaoiro/core/pages'
import { defaultColours } from '@kaoiro/store/read'
import { seasonlessFile } from '../../src/components/pictures/illustration-files.js'
import type { OpenStoreSite, SiteBuild } from '../site-build.js'
import { buildStore } from './build-store.js'
import { commonConfig } from './common-config.js'
import { screenTexts } from './texts.js'
import { withoutDevice } from './trim-bundle.js'

/**
 * Completes the site with the store of the build, as the service does with another store: the first screen in each
 * language (`index.html` and others), so that it is visible before scripts load, the page without a screen (`shell.html`), web
 * manifest and icons, and the service worker with its copy of all that. The program that does it, and its inputs, are in
 * `.server`: the service does not serve folders that start with a dot.
 *
 * Must follow all plugins that read or change `index.html`.
 */
export function drawPages(root: string): Plugin {
  return {
    name: 'kaoiro-draw-pages',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      // At the root of the site, because a service worker controls only its own folder.
      const worker = path.join(root, 'site/offline/service-worker.ts')
      this.emitFile({ type: 'chunk', id: worker, fileName: 'sw.js' })
      const source = await programOf(root)
      this.emitFile({ type: 'asset', fileName: '.server/store-site.mjs', source })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const build: SiteBuild = {
          pages: {
            shell: sourceOf('index.html', bundle),
            result: sourceOf('result.html', bundle),
            colour: sourceOf('colour.html', bundle),
            compare: sourceOf('compare.html', bundle),
          },
          worker: sourceOf('sw.js', bundle),
          copy: copyOf(bundle),
          colours: defaultColours,
        }
        const code = Buffer.from(sourceOf('.server/store-site.mjs', bundle)).toString('base64')
        const { openStoreSite } = (await import(`data:text/javascript;base64,${code}`)) as {
          readonly openStoreSite: OpenStoreSite
        }
        const { files } = await openStoreSite(build, buildStore, (svg) =>
          new Resvg(svg).render().asPng(),
        )
        const emit = (fileName: string, source: string | Uint8Array) => {
          Reflect.deleteProperty(bundle, fileName)
          this.emitFile({ type: 'asset', fileName, source })
        }
        for (const [path, source] of files) emit(path.slice(1), source)
        emit('.server/build.json', JSON.stringify(build))
        emit('.server/store.json', JSON.stringify(buildStore))
      },
    },
  }
}

function sourceOf(name: string, bundle: Rolldown.OutputBundle): string {
  const file = bundle[name]
  if (file === undefined) throw new Error(`no ${name}`)
  return file.type === 'chunk' ? file.code : String(file.source)
}

/** Bundles the server's code and its dependencies into one file. */
async function programOf(root: string): Promise<string> {
  const common = commonConfig(root)
  const built = await viteBuild({
    ...common,
    // A server lacks the worker of the analysis.
    plugins: [...common.plugins, screenTexts(), withoutDevice()],
    configFile: false,
    logLevel: 'warn',
    ssr: {
      noExternal: true,
      resolve: { conditions: ['source', ...defaultServerConditions] },
    },
    // Vite does not replace NODE_ENV in server builds, which would include React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: path.join(root, 'site/server/program.ts'),
      write: false,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const output = [built].flat().find((each) => 'output' in each)
  if (output === undefined) throw new Error('the renderer of pages was not built')
  return output.output[0].code
}

/** Files of the offline copy: code, styles and drawings, without photographs. */
const cacheable = /\.(js|css|svg)$/

/** Not in the copy: the analysis worker, which caches itself and its models on first use (ui/src/device/worker). */
const notCopied = /^sw\.js$|^assets\/analysis-worker-/

/**
 * The part of the service worker's copy that is the same for all stores. The version is a hash of the files' content, so
 * that a deployment without changes keeps the visitor's copy.
 */
function copyOf(bundle: Rolldown.OutputBundle): SiteBuild['copy'] {
  const script = bundle['sw.js']
  // A module that the app contains too is split off.
  if (script?.type !== 'chunk' || script.imports.length > 0)
    throw new Error('the service worker cannot import modules')
  const names = Object.keys(bundle)
  // Portraits in a season would double the drawings of the copy; those without a season replace them.
  const substitutes = names.flatMap((name) => {
    const plain = seasonlessFile(name)
    return plain === null ? [] : [[`/${name}`, `/${plain}`] as const]
  })
  const copied = names.filter(
    (name) => cacheable.test(name) && !notCopied.test(name) && seasonlessFile(name) === null,
  )
  const hash = createHash('sha256')
  for (const name of copied) hash.update(`/${name}\0${sourceOf(name, bundle)}\0`)
  return {
    version: hash.digest('hex').slice(0, 12),
    files: copied.map((name) => `/${name}`),
    substitutes: Object.fromEntries(substitutes),
    screens: screenPattern().source,
  }
}
