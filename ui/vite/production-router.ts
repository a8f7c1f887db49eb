import type { Plugin } from 'vite'

const development = '/dist/development/'

/**
 * React Router ships a production build that its `exports` never name: without this, its warnings
 * for developers are part of the first load (0.5 kB gzipped).
 */
export const productionRouter = (): Plugin => ({
  name: 'kaoiro-production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true })
      if (found === null) return null
      if (!found.id.includes(development)) throw new Error(`no ${development} in ${found.id}`)
      return { ...found, id: found.id.replace(development, '/dist/production/') }
    },
  },
})
