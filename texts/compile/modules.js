// Writes the modules that put parts together, by the manifest: for each language, for the screens, and their types.
import { modules, parts } from '../manifest.js'

/** The code that the library writes is not type-checked; only the declared types of these modules count. */
export const head = '// @ts-nocheck\n// Compiled from the data of the language by texts/compile.\n'

/** The screens' code contains the texts of this language; it loads the others. */
const builtIn = 'ja'

const partsOf = (module) => Object.keys(parts).filter((part) => parts[part].in.includes(module))

const namesLoadedBy = (loader) =>
  Object.keys(modules).filter((name) => modules[name].loadedBy.includes(loader))

const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1)

/** The modules that functions of src make. */
const madeModules = Object.keys(modules).filter((name) => modules[name].make !== undefined)

/** The name of the type of a module's texts. */
const typeOf = (name) => `${capital(name)}Texts`

const lines = (...all) => [head.trimEnd(), ...all.flat(), ''].join('\n')

/** A module of a language, which exports its texts. */
const moduleOf = (language, name) => {
  const { make, after = [] } = modules[name]
  const own = partsOf(name)
  if (make === undefined) return lines(`export { default as texts } from './parts/${own[0]}.js'`)
  const others = after.map((other) =>
    other === 'grammar'
      ? [`import { grammar } from '../../${language}/grammar.js'`, 'grammar']
      : [`import { texts as ${other}Texts } from './${other}.js'`, `${other}Texts`],
  )
  const made = [
    `{ ${own.map((part) => `${part}: ${part}Part`).join(', ')} }`,
    ...others.map(([, value]) => value),
  ]
  return lines(
    `import { make${capital(name)} } from '../../src/${make}.js'`,
    `import type { ${typeOf(name)} } from '../types.js'`,
    own.map((part) => `import ${part}Part from './parts/${part}.js'`),
    others.map(([code]) => code),
    `export const texts: ${typeOf(name)} = /* @__PURE__ */ make${capital(name)}(${made.join(', ')})`,
  )
}

/** The texts of the first screen, and functions that load those of the others. @param without names of modules to leave out */
export const screensModule = (without = []) => {
  const shown = (name) => !without.includes(name)
  return lines(
    namesLoadedBy('start')
      .filter(shown)
      .map((name) => `export { texts as ${name} } from './${name}.js'`),
    namesLoadedBy('screen')
      .filter(shown)
      .map((name) => `export const ${name} = () => import('./${name}.js')`),
  )
}

/** Functions that load the texts of the service and of the command line. */
const programsModule = () =>
  lines(
    "import type { ProgramTexts, Loaders } from '../types.js'",
    'export const loaders: Loaders<ProgramTexts> = {',
    [...namesLoadedBy('program'), ...namesLoadedBy('command')].map(
      (name) => `  ${name}: () => import('./${name}.js'),`,
    ),
    '}',
  )

/** All texts that are not of one command, for programs and tests with a language built in. */
const builtInModule = () =>
  lines(
    Object.keys(modules)
      .filter((name) => !modules[name].loadedBy.includes('command'))
      .map((name) => `export { texts as ${name} } from './${name}.js'`),
  )

/** The modules of a language, by file. */
export const modulesOf = (language) =>
  new Map([
    ...Object.keys(modules).map((name) => [name, moduleOf(language, name)]),
    ['screens', screensModule()],
    ['programs', programsModule()],
    ['built-in', builtInModule()],
  ])

/** The type of each module's texts. */
const typesModule = () => {
  const typeFor = (name) =>
    modules[name].make === undefined
      ? `Parts['${partsOf(name)[0]}']`
      : `ReturnType<typeof make${capital(name)}>`
  const table = (name, all) => [
    `export interface ${name} {`,
    ...all.map((module) => `  readonly ${module}: ${typeOf(module)}`),
    '}',
  ]
  const commands = namesLoadedBy('command')
  return lines(
    "import type { Parts } from './parts.js'",
    madeModules.map(
      (name) => `import type { make${capital(name)} } from '../src/${modules[name].make}.js'`,
    ),
    Object.keys(modules).map((name) => `export type ${typeOf(name)} = ${typeFor(name)}`),
    table('TerminalTexts', commands),
    table('ProgramTexts', [...namesLoadedBy('program'), ...commands]),
    'export type Loaders<Texts> = {',
    '  readonly [Name in keyof Texts]: () => Promise<{ readonly texts: Texts[Name] }>',
    '}',
  )
}

/** The parts that the functions of src get. */
export const modulePartsCode = () =>
  [
    'export interface ModuleParts {',
    ...madeModules.map((name) => {
      const own = partsOf(name).map((part) => JSON.stringify(part))
      return `readonly ${name}: Pick<Parts, ${own.join(' | ')}>`
    }),
    '}',
    '',
  ].join('\n')

/** The texts of a screen in every language: those built in, and a function that loads the others. */
const screenModule = (name) => {
  const loaded = namesLoadedBy('start').includes(name)
    ? `(await screens[language]()).${name}`
    : `(await (await screens[language]()).${name}()).texts`
  return lines(
    `import { texts } from '../${builtIn}/${name}.js'`,
    "import { screenTexts } from '../../src/screen-texts.js'",
    "import { screens } from '../languages.js'",
    `export const ${name}Texts = /* @__PURE__ */ screenTexts(texts, async (language) => ${loaded})`,
  )
}

const languagesModule = (languages) =>
  lines(
    '/** Load the texts of the screens: those of the first one, and functions that load the others. */',
    'export const screens = {',
    languages
      .filter((language) => language !== builtIn)
      .map(
        (language) => `  ${JSON.stringify(language)}: () => import('./${language}/screens.js'),`,
      ),
    '}',
    '/** Load functions that load the texts of the service and of the command line. */',
    'export const programs = {',
    languages.map(
      (language) => `  ${JSON.stringify(language)}: () => import('./${language}/programs.js'),`,
    ),
    '}',
  )

/** The modules for all languages, by file. */
export const sharedModules = (languages) => {
  const screens = [...namesLoadedBy('start'), ...namesLoadedBy('screen')]
  return new Map([
    ['types', typesModule()],
    ['languages', languagesModule(languages)],
    ...screens.map((name) => [`screens/${name}`, screenModule(name)]),
    [
      'screens',
      lines(screens.map((name) => `export { ${name}Texts } from './screens/${name}.js'`)),
    ],
  ])
}
