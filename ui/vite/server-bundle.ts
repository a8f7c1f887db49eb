import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { build, defaultServerConditions } from 'vite'
import { commonConfig } from './common-config.js'

/** Path in the build, known to the service, which does not serve folders that start with a dot. */
const fileName = '.server/store-site.mjs'

/**
 * Bundles `store-site.ts` and its dependencies into one file and adds it to the screens' build. The service and
 * `drawPages` run it.
 */
export const serverBundle = (root: string): Plugin => ({
  name: 'kaoiro-server-bundle',
  apply: 'build',
  async buildStart() {
    const source = await bundle(root)
    this.emitFile({ type: 'asset', fileName, source })
  },
})

export const serverCode = (files: Rolldown.OutputBundle): string => {
  const file = files[fileName]
  if (file?.type !== 'asset' || typeof file.source !== 'string') throw new Error(`no ${fileName}`)
  return file.source
}

const bundle = async (root: string): Promise<string> => {
  const common = commonConfig(root)
  const built = await build({
    ...common,
    configFile: false,
    logLevel: 'warn',
    ssr: {
      noExternal: true,
      resolve: { conditions: ['source', ...defaultServerConditions] },
    },
    // Vite does not replace NODE_ENV in server builds, which would include React's development build.
    define: { ...common.define, 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: path.join(root, 'src/server/store-site.ts'),
      write: false,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const output = [built].flat().find((each) => 'output' in each)
  if (output === undefined) throw new Error('the renderer of pages was not built')
  return output.output[0].code
}
