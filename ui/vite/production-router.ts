import type { Plugin } from 'vite'

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
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
  },
})
