// The parts of the texts, and the modules that texts/compile makes of them.

/**
 * @typedef {object} Part
 * @property {ReadonlyArray<string>} in the modules that contain the part
 * @property {boolean} [breaks] whether its Japanese may break between phrases only. Descriptions and make-up points are
 *   justified and break anywhere.
 */
const breaks = true

/**
 * The parts, by the first word of their keys.
 * @type {Readonly<Record<string, Part>>}
 */
export const parts = {
  // content.json
  terms: { in: ['messages', 'capture', 'compare', 'device', 'result', 'wear'], breaks },
  genders: { in: ['messages', 'start'] },
  faceTypes: { in: ['content'] },
  seasons: { in: ['content', 'result', 'paletteToCarry'] },
  shortNames: { in: ['content'] },
  twoNames: { in: ['content'] },
  groomingForChic: { in: ['content'] },
  typeKeywords: { in: ['content'] },
  seasonKeywords: { in: ['content'] },
  swatches: { in: ['content', 'swatches', 'wear'] },
  metals: { in: ['content'] },
  axes: { in: ['content'] },
  faceMap: { in: ['content'] },
  pictures: { in: ['content'] },
  certainty: { in: ['content', 'device', 'check'], breaks },
  agreement: { in: ['content'], breaks },
  alternatives: { in: ['content'], breaks },
  comparison: { in: ['content'], breaks },
  style: { in: ['content'] },
  uses: { in: ['wear', 'compare'], breaks },
  wear: { in: ['wear'], breaks },
  messages: { in: ['messages'], breaks },
  face: { in: ['content'], breaks },
  // Regular expressions for tests, which find texts that contradict a face.
  sides: { in: [] },
  // screens.json
  start: { in: ['start'], breaks },
  samples: { in: ['samples'], breaks },
  shared: { in: ['shared'], breaks },
  shell: { in: ['shell'], breaks },
  termsAnalytics: { in: ['termsAnalytics'], breaks },
  termsOnDevice: { in: ['termsOnDevice'], breaks },
  consent: { in: ['consent'], breaks },
  desktop: { in: ['desktop'], breaks },
  counter: { in: ['counter'], breaks },
  notFound: { in: ['notFound'], breaks },
  capture: { in: ['capture'], breaks },
  camera: { in: ['capture', 'camera'], breaks },
  device: { in: ['device'], breaks },
  result: { in: ['result'], breaks },
  drape: { in: ['result', 'drape'], breaks },
  shop: { in: ['result', 'shop'], breaks },
  paletteToCarry: { in: ['result', 'paletteToCarry'], breaks },
  compare: { in: ['compare'], breaks },
  // legal.json and printed.json
  legal: { in: ['legal'], breaks },
  sheet: { in: ['report'] },
  lightCard: { in: ['lightCard'] },
  // terminal.json
  check: { in: ['check'] },
  decode: { in: ['decode'] },
  diagnose: { in: ['diagnose'] },
  encode: { in: ['encode'] },
  faceCheck: { in: ['check'] },
  help: { in: ['help'] },
  lightCardCommand: { in: ['lightCardCommand'] },
  noSite: { in: ['diagnose', 'encode'] },
  norms: { in: ['norms'] },
  photos: { in: ['check', 'diagnose', 'norms'] },
  progress: { in: ['check', 'diagnose', 'norms'] },
  recordings: { in: ['diagnose'] },
  render: { in: ['render'] },
  report: { in: ['report'] },
  serve: { in: ['serve'] },
  sources: { in: ['check', 'diagnose', 'norms', 'wearCommand'] },
  sign: { in: ['sign'] },
  site: { in: ['site'] },
  store: { in: ['store'] },
  wearCommand: { in: ['wearCommand'] },
  writeErrors: {
    in: ['diagnose', 'lightCardCommand', 'norms', 'render', 'report', 'sign', 'site', 'store'],
  },
}

/**
 * @typedef {object} Module
 * @property {ReadonlyArray<'start' | 'screen' | 'program' | 'command'>} loadedBy the first screen, with its page; a later
 *   screen, when it opens; the service and the command line; one command. None: for tests.
 * @property {string} [make] the file in src that exports `makeName` for the module `name`, which makes the module's texts of its
 *   parts. Without it, the module is one part.
 * @property {ReadonlyArray<string>} [after] further arguments: the language's grammar, or other modules
 */

/** @type {Readonly<Record<string, Module>>} */
export const modules = {
  start: { loadedBy: ['start'], make: 'screens/make-start' },
  samples: { loadedBy: ['start'] },
  shared: { loadedBy: ['start'] },
  shell: { loadedBy: ['start'] },
  termsAnalytics: { loadedBy: ['screen'] },
  termsOnDevice: { loadedBy: ['screen'] },
  capture: { loadedBy: ['screen'], make: 'screens/make-capture', after: ['messages'] },
  compare: { loadedBy: ['screen'], make: 'screens/make-results', after: ['content', 'grammar'] },
  consent: { loadedBy: ['screen'] },
  counter: { loadedBy: ['screen'] },
  desktop: { loadedBy: ['screen'] },
  device: { loadedBy: ['screen'], make: 'screens/make-device' },
  legal: { loadedBy: ['screen', 'program'] },
  notFound: { loadedBy: ['screen'] },
  result: {
    loadedBy: ['screen', 'program'],
    make: 'screens/make-results',
    after: ['content', 'grammar'],
  },
  wear: { loadedBy: ['screen', 'program'], make: 'screens/make-wear', after: ['grammar'] },
  content: { loadedBy: ['program'], make: 'content/make-content', after: ['grammar'] },
  messages: { loadedBy: ['program'], make: 'content/make-messages' },
  lightCard: { loadedBy: ['program'] },
  check: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  decode: { loadedBy: ['command'] },
  diagnose: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  encode: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  help: { loadedBy: ['command'] },
  lightCardCommand: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  norms: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  render: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  report: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  serve: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  sign: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  site: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  store: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  wearCommand: { loadedBy: ['command'], make: 'terminal/make-terminal' },
  camera: { loadedBy: [] },
  drape: { loadedBy: [] },
  paletteToCarry: { loadedBy: [], make: 'screens/make-results' },
  shop: { loadedBy: [] },
  swatches: { loadedBy: [] },
}
