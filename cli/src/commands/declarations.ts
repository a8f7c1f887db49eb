import { genders } from '@kaoiro/core/diagnosis'
import { defaultHairline } from '@kaoiro/core/photo'
import {
  environmentAddresses,
  formatOf,
  json,
  lang,
  quiet,
  resultSite,
} from '../command-line/common-options.js'
import type { Declaration } from '../command-line/declaration.js'
import {
  parseAddress,
  parseConcurrency,
  parseDay,
  parseGender,
  parseHairline,
  parseLabel,
  parseName,
  parseScale,
  parseTimeout,
} from '../command-line/option-parsers.js'
import { usageFault } from '../command-line/usage-faults.js'
import type { CheckOptions } from './check/run.js'
import type { Shell } from './completion/run.js'
import type { DecodeOptions } from './decode/run.js'
import type { GivenOptions as DiagnoseOptions } from './diagnose/settings/settings.js'
import type { EncodeOptions } from './encode/run.js'
import type { LightCardOptions } from './light-card/run.js'
import type { NormsOptions } from './norms/from-service.js'
import type { GivenOptions as RenderOptions } from './render/run.js'
import type { ReportOptions } from './report/run.js'
import { siteDeclarations } from './site-declarations.js'
import type { WearOptions } from './wear/prepare.js'

const api = { flags: '--api <url>', parse: parseAddress }
const engine = {
  flags: '--image-engine <engine>',
  choices: ['auto', 'jimp', 'sharp'],
  default: 'auto',
}
const gender = { flags: '--gender <gender>', choices: genders, parse: parseGender }
const out = { flags: '-o, --out <file>', parse: parseName }
const site = { flags: '--site <url>', parse: parseAddress }

const cardFiles = { formats: ['png', 'svg'], usual: 'svg' } as const

/** Every command with its options, in the order of the help. */
export const declarations: Readonly<Record<string, Declaration>> = {
  diagnose: {
    arguments: [{ flags: '<photo...>' }],
    options: [
      gender,
      { flags: '--hairline <percent|auto>', parse: parseHairline, default: defaultHairline },
      { flags: '--same-person' },
      { flags: '--out <file>' },
      { flags: '--retry-errors' },
      { flags: '--concurrency <photos>', parse: parseConcurrency },
      { flags: '--dry-run' },
      api,
      { flags: '--norms <file>', parse: parseName },
      site,
      { flags: '--timeout <seconds>', parse: parseTimeout },
      { flags: '--record <folder>' },
      { flags: '--replay <folder>' },
      engine,
      json,
      lang,
      quiet,
      { flags: '--verbose' },
    ],
    examples: [
      'kaoiro diagnose photo.jpg --gender WOMEN',
      'kaoiro diagnose photo.jpg --gender MEN --hairline 18 --json',
      'kaoiro diagnose a.jpg b.jpg c.jpg --gender WOMEN --same-person',
      'kaoiro diagnose photos/ --gender WOMEN --hairline auto --out results.jsonl',
      'kaoiro diagnose photos/ --gender WOMEN --out results.jsonl --retry-errors',
      'kaoiro diagnose photos/ --gender MEN --norms lumen/norms.json --out results.csv',
      'kaoiro diagnose people.csv --api https://api.example.com --out results.jsonl',
    ],
    run: async ({ streams, command }, given: DiagnoseOptions, photos: ReadonlyArray<string>) => {
      const options = { ...environmentAddresses(streams.env, command), ...given }
      const { diagnoseCommand } = await import('./diagnose/run.js')
      return diagnoseCommand(photos, options, streams)
    },
  },
  check: {
    arguments: [{ flags: '<photo...>' }],
    options: [{ flags: '--faces' }, json, engine, lang, quiet],
    examples: [
      'kaoiro check photo.jpg',
      'kaoiro check photos/ --faces',
      'kaoiro check photos/ --faces --json > photos.jsonl',
      "kaoiro check 'photos/**/*.jpg' --image-engine jimp",
    ],
    run: async ({ streams }, options: CheckOptions, photos: ReadonlyArray<string>) => {
      const { checkCommand } = await import('./check/run.js')
      return checkCommand(photos, options, streams)
    },
  },
  decode: {
    arguments: [{ flags: '<code...>' }],
    options: [
      json,
      { flags: '--csv', conflicts: 'json' },
      { flags: '--compare', conflicts: 'csv' },
      { flags: '--verbose' },
      lang,
      quiet,
    ],
    examples: [
      'kaoiro decode 1F7womQ',
      'kaoiro decode https://beauty.example.com/result/1F7womQ --lang ja',
      'kaoiro decode --compare 1F7womQ 3MMBBYc',
      'kaoiro decode --compare https://beauty.example.com/compare/1F7womQ/3MMBBYc',
      'kaoiro decode - --csv < codes.txt > results.csv',
      'kaoiro decode 1F7womQ --json',
    ],
    run: async ({ streams, command }, options: DecodeOptions, codes: ReadonlyArray<string>) => {
      if (options.compare === true) {
        const { compareCommand, twoResults } = await import('./decode/compare.js')
        const two = twoResults(codes) ?? command.error(usageFault('notTwo'))
        return compareCommand(two, options, streams)
      }
      if (codes.filter((code) => code === '-').length > 1) command.error(usageFault('stdinTwice'))
      const { decodeCommand } = await import('./decode/run.js')
      return decodeCommand(codes, options, streams)
    },
  },
  wear: {
    arguments: [{ flags: '<code>' }, { flags: '[colour...]' }],
    options: [json, { flags: '--column <name>', parse: parseName }, lang, quiet],
    examples: [
      "kaoiro wear 1F7womQ '#e60033'",
      'kaoiro wear 1F7womQ e60033 navy "coral pink" --json',
      'kaoiro wear 1F7womQ products.csv > products-to-wear.csv',
    ],
    run: async ({ streams }, options: WearOptions, code: string, given: ReadonlyArray<string>) => {
      const { wearCommand } = await import('./wear/run.js')
      return wearCommand(code, given, options, streams)
    },
  },
  encode: {
    arguments: [{ flags: '[file]' }],
    options: [{ ...gender, isMandatory: true }, site, json, lang, quiet],
    examples: [
      'kaoiro encode result.json --gender WOMEN',
      'kaoiro encode result.json --gender MEN --site https://beauty.example.com',
      'curl -s https://api.example.com/v1/sessions/ID | kaoiro encode --gender MEN',
    ],
    run: async (
      { streams, command },
      given: Omit<EncodeOptions, 'site'>,
      file: string | undefined,
    ) => {
      const options = { site: resultSite(environmentAddresses(streams.env, command)), ...given }
      const { encodeCommand } = await import('./encode/run.js')
      return encodeCommand(file ?? '-', options, streams)
    },
  },
  render: {
    arguments: [{ flags: '<code>' }],
    options: [
      out,
      { flags: '--format <format>', choices: cardFiles.formats },
      { flags: '--scale <factor>', parse: parseScale, default: 2 },
      { flags: '--brand <name>', parse: parseLabel },
      site,
      lang,
    ],
    examples: [
      'kaoiro render 1F7womQ --out card.png',
      'kaoiro render https://beauty.example.com/result/1F7womQ --out card.svg',
      'kaoiro render 1F7womQ --lang ja --format png > card.png',
    ],
    run: async ({ streams, command }, given: RenderOptions, code: string) => {
      const format = formatOf(cardFiles, given, command)
      const defaultSite = environmentAddresses(streams.env, command).site ?? null
      const { renderCommand } = await import('./render/run.js')
      return renderCommand(code, { ...given, format, defaultSite }, streams)
    },
  },
  report: {
    arguments: [{ flags: '<code>' }],
    options: [out, { flags: '--format <format>', isHidden: true }, site, lang],
    examples: [
      'kaoiro report https://beauty.example.com/result/1F7womQ --out sheet.html',
      'kaoiro report 1F7womQ --lang zh-Hant > sheet.html',
    ],
    run: async ({ streams, command }, given: ReportOptions, code: string) => {
      const { site: usual } = environmentAddresses(streams.env, command)
      const { reportCommand } = await import('./report/run.js')
      return reportCommand(code, usual === undefined ? given : { usual, ...given }, streams)
    },
  },
  'light-card': {
    options: [site, out, lang],
    examples: [
      'kaoiro light-card --site https://beauty.example.com --out card.pdf',
      'kaoiro light-card --site https://beauty.example.com --lang ja > card.pdf',
    ],
    run: async (
      { streams, command },
      given: Omit<LightCardOptions, 'site'> & { readonly site?: string },
    ) => {
      const site = given.site ?? environmentAddresses(streams.env, command).site
      if (site === undefined) return command.error(usageFault('siteMissing'))
      const { lightCardCommand } = await import('./light-card/run.js')
      return lightCardCommand({ ...given, site }, streams)
    },
  },
  norms: {
    arguments: [{ flags: '[photo...]' }],
    options: [
      gender,
      out,
      { flags: '--overwrite' },
      api,
      { flags: '--since <day>', parse: parseDay },
      engine,
      lang,
      quiet,
    ],
    examples: [
      'kaoiro norms photos/ --gender WOMEN --out lumen/norms.json',
      'kaoiro norms people.csv --out lumen/norms.json --overwrite',
      'kaoiro norms --api https://beauty.example.com --since 2026-11-01 --out lumen/norms.json',
    ],
    run: async ({ streams, command }, given: NormsOptions, photos: ReadonlyArray<string>) => {
      if (photos.length > 0 && given.api !== undefined)
        return command.error(usageFault('conflict', { option: 'photo', other: '--api' }))
      const api = given.api ?? environmentAddresses(streams.env, command).api
      if (photos.length === 0 && api === undefined)
        return command.error(usageFault('missingArgument', { name: 'photo' }))
      const { normsCommand } = await import('./norms/run.js')
      return normsCommand(photos, photos.length > 0 ? given : { ...given, api }, streams)
    },
  },
  ...siteDeclarations,
  completion: {
    arguments: [{ flags: '<shell>', choices: ['bash', 'zsh', 'fish'] }],
    examples: [
      'source <(kaoiro completion bash)           # in ~/.bashrc',
      'source <(kaoiro completion zsh)            # in ~/.zshrc, after compinit',
      'kaoiro completion fish > ~/.config/fish/completions/kaoiro.fish',
    ],
    run: async ({ streams, command }, { lang }: DecodeOptions, shell: Shell) => {
      const { completionCommand } = await import('./completion/run.js')
      return completionCommand(shell, command.parent ?? command, lang, streams)
    },
  },
  man: {
    examples: ['man <(kaoiro man)', 'kaoiro man > kaoiro.1'],
    run: async ({ streams, command }) => {
      const { manCommand } = await import('./man/run.js')
      return manCommand(command.parent ?? command, streams)
    },
  },
}
