import type { Declaration } from '../command-line/declaration.js'
import { environmentAddresses, json, lang, quiet } from '../command-line/common-options.js'
import { parseAddress, parseName, parsePort } from '../command-line/option-parsers.js'
import type { ServeOptions } from './serve/before-start.js'
import type { SignOptions } from './sign/run.js'
import type { SiteOptions } from './site/run.js'
import type { StoreAction, StoreOptions } from './store/run.js'

/** The commands that make the site of a store, in the order of the help. */
export const siteDeclarations: Readonly<Record<string, Declaration>> = {
  serve: {
    options: [
      { flags: '--port <number>', parse: parsePort },
      { flags: '--host <address>', parse: parseName },
      { flags: '--data <folder>', parse: parseName },
      { flags: '--store <folder>', parse: parseName },
      { flags: '--role <role>', choices: ['all', 'web', 'worker'] },
      lang,
      quiet,
    ],
    examples: [
      'kaoiro serve',
      'kaoiro serve --store lumen --port 3000 --host 127.0.0.1',
      'DATABASE_URL=postgresql://db.example.com/faces kaoiro serve --role worker',
    ],
    run: async ({ streams }, options: ServeOptions) => {
      const { serveCommand } = await import('./serve/run.js')
      return serveCommand(options, streams)
    },
  },
  sign: {
    options: [
      { flags: '--site <url>', parse: parseAddress },
      { flags: '-o, --out <file>', parse: parseName },
      lang,
    ],
    examples: [
      'kaoiro sign --site https://beauty.example.com --out sign.html',
      'KAOIRO_STORE=lumen kaoiro sign --out sign.html',
    ],
    run: async ({ streams, command }, given: SignOptions) => {
      const { site } = environmentAddresses(streams.env, command)
      const { signCommand } = await import('./sign/run.js')
      return signCommand(site === undefined ? given : { site, ...given }, streams)
    },
  },
  site: {
    options: [
      { flags: '--store <folder>', parse: parseName },
      { flags: '-o, --out <folder>', parse: parseName, isMandatory: true },
      lang,
      quiet,
    ],
    examples: ['kaoiro site --out site', 'kaoiro site --store lumen --out site'],
    run: async ({ streams }, options: SiteOptions) => {
      const { siteCommand } = await import('./site/run.js')
      return siteCommand(options, streams)
    },
  },
  store: {
    arguments: [
      { flags: '<action>', choices: ['check', 'new'] },
      { flags: '<folder>', parse: parseName },
    ],
    options: [json, lang],
    examples: [
      'kaoiro store new lumen',
      'kaoiro store check lumen',
      'kaoiro store check lumen --json',
      'KAOIRO_STORE=lumen kaoiro decode 1F7womQ',
    ],
    run: async ({ streams }, options: StoreOptions, action: StoreAction, folder: string) => {
      const { storeCommand } = await import('./store/run.js')
      return storeCommand(action, folder, options, streams)
    },
  },
}
