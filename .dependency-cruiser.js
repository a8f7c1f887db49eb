// Import rules (docs/decisions/0001). tools/check/folder-cycles.ts rejects import cycles between folders.

/** A forbidden import, with the reason. `from` and `to` may be paths of the importing and the imported file. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' || Array.isArray(to) ? { path: to } : to,
})

/** Files in a folder may import only the allowed paths within `scope`. */
const allowOnly = (name, comment, from, scope, allowed) =>
  forbid(name, comment, from, { path: scope, pathNot: allowed })

const general = [
  forbid(
    'no-cycles',
    'Join two files that import each other, or move the shared part to a third.',
    '^(core|ui|cli|analyser|drawing|texts|screens|store|api|fixtures|tools)/',
    {
      circular: true,
    },
  ),
  // The build of the screens (ui/site/build) generates the `virtual:` modules.
  forbid(
    'resolvable',
    'Unresolved imports fail at run time.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  forbid(
    'no-dev-dependencies',
    'Published code runs without the development dependencies.',
    '^(ui/site/(server|offline)|(ui|cli|analyser|drawing|texts|screens|store|api|core)/src)',
    {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    },
  ),
]

const packages = [
  forbid(
    'front-doors',
    'Neighbours import what strangers import: the entry modules directly in src, which `exports` lists.',
    '^([a-z]+)/',
    { path: '^(core|analyser|drawing|texts|screens|store)/src/[^/]+/', pathNot: '^$1/' },
  ),
  allowOnly(
    'core-is-pure',
    'Core is the domain: no Node, DOM or adapters, and no libraries except fp-ts and io-ts.',
    '^core/src',
    '',
    ['^core/src', '^node_modules/(fp-ts|io-ts)/'],
  ),
  allowOnly(
    'analyser-imports-core',
    'The analyser runs in Node and in browsers: core, TensorFlow.js and decoders, but no adapter. Only `node` uses Node.',
    '^analyser/src/(?!node/)',
    '',
    ['^(analyser|core)/src', '^node_modules/(fp-ts|@tensorflow/[^/]+|@jsquash/jpeg|qr)/'],
  ),
  forbid(
    'no-node-in-browsers',
    'Browsers lack the files and threads of Node.',
    '^(ui/src|analyser/src/(?!node|thread))',
    '^analyser/src/(node|thread)',
  ),
  forbid(
    'wire-at-services',
    'Clients know answers by the domain’s names. Exception: `kaoiro encode` reads a saved answer of the service.',
    { path: '^(ui|cli|analyser|drawing|texts|screens)/src', pathNot: '^cli/src/commands/encode/' },
    '^core/src/wire',
  ),
  allowOnly(
    'drawing-imports-core',
    'Drawings know the domain and no language: labels are arguments. The analyser does not draw.',
    '^drawing/src',
    '',
    ['^(drawing|core)/src', '^node_modules/(fp-ts|io-ts)/'],
  ),
  allowOnly(
    'texts-import-core',
    'Texts name what the domain knows; they contain no drawing and no analysis.',
    '^texts/(src|compiled|[\\w-]+/grammar)',
    '',
    [
      '^texts/(src|compiled|[\\w-]+/grammar)',
      '^core/src',
      '^node_modules/(fp-ts|@messageformat/runtime)/',
    ],
  ),
  allowOnly(
    'screens-import-core',
    'What a screen shows is tested in Node, without React and DOM. Words are arguments, which functions of texts put in order.',
    '^screens/src',
    '',
    [
      '^(screens|core)/src',
      '^texts/src/(types|content|description)[.]ts$',
      '^node_modules/(fp-ts|io-ts)/',
    ],
  ),
  forbid(
    'screens-for-ui',
    'Only the browser shows screens.',
    '^(core|cli|api|analyser|drawing|texts|store)/src',
    '^screens/',
  ),
  forbid(
    'store-imports-core',
    'A store consists of the domain’s terms. Screens import its reader’s result, and words are arguments.',
    '^store/src',
    '^(ui|cli|api|analyser|drawing|texts)/',
  ),
  forbid(
    'store-read-by-programs',
    'Screens and the service get a store that was read. Its schema and parsers would be in the browser’s first load.',
    '^(ui/site/(server|offline)|(ui|api)/src)',
    { path: '^store/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'store-is-lazy',
    'Commands load the schema and the parsers only to read a folder.',
    { path: '^cli/src', pathNot: '^cli/src/commands/(store|serve|site)/' },
    {
      path: '^store/',
      pathNot: '^store/src/(csv-lines|decode-text)[.]ts$',
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'shades-compared-once',
    'A store’s reader computes how near shades are to seasons. Results read the numbers.',
    '^core/src/products',
    '^core/src/colour',
  ),
  forbid(
    'analyser-in-workers',
    'The models and TensorFlow.js load only in the threads that analyse photos: of Node and of the browser.',
    { path: '^(ui|cli|api)/src', pathNot: '^ui/src/device/worker/' },
    {
      path: '^analyser/src/(detector|examiner|node)[.]ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  allowOnly(
    'adapters-independent',
    'ui, cli and api share core, analyser, drawing, texts and store, so that each can be replaced.',
    '^(ui|cli|api)/src',
    '^(ui|cli|api)/',
    ['^$1/', '^api/dist/start'],
  ),
  forbid(
    'service-single-import',
    'The CLI starts the service through one lazy import, so that other commands do not load it.',
    { path: '^(ui|cli)/src', pathNot: '^cli/src/service/embedded-service' },
    { path: '^api/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'service-is-lazy',
    'A static import would load the service with every command.',
    '^cli/src/service/embedded-service',
    { path: '^api/', dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'fixtures-for-tests',
    'Fixtures are not published.',
    { path: '/src/', pathNot: '^fixtures/' },
    '^fixtures/',
  ),
  forbid(
    'tests-of-one-package',
    'A package can change its tests alone. What tests of several packages share is in fixtures.',
    '^([a-z]+)/test/',
    { path: '^[a-z]+/test/', pathNot: '^$1/' },
  ),
  forbid(
    'tools-not-published',
    'Packages do not depend on the tools that build and check them.',
    '^(core|ui|cli|analyser|drawing|texts|screens|store|api|fixtures)/',
    '^tools/',
  ),
]

const core = [
  forbid(
    'core-domain-below-session',
    'The domain uses its own names; the API client (session) maps them to the wire format.',
    { path: '^core/src/', pathNot: '^core/src/(session|wire)[./]' },
    '^core/src/session/',
  ),
  forbid(
    'core-wire-format',
    'Only session/wire knows the names of the wire format. It imports the domain, but not the client.',
    '^core/src/session/wire/',
    '^core/src/(session/(?!wire/)|combination/|batch/)',
  ),
]

const api = [
  allowOnly(
    'sessions-ports',
    'sessions declares ports for database, bucket, queue and analyser, and errors without status codes. Tests replace these ports.',
    '^api/src/sessions/',
    '^api/src/',
    '^api/src/(sessions|concurrency)/',
  ),
  forbid(
    'sessions-without-threads',
    'The analyser stands behind a port that sessions declares.',
    '^api/src/sessions/',
    { path: '^analyser/src/(node|threads)[.]ts$', dependencyTypesNot: ['type-only'] },
  ),
  allowOnly(
    'storage-below-http',
    'Storage and analyser implement the ports of sessions.',
    '^api/src/(storage|analyser)/',
    '^api/src/',
    '^api/src/($1|sessions|concurrency)/',
  ),
  allowOnly(
    'http-above-sessions',
    'HTTP handlers call sessions, not storage or analyser.',
    '^api/src/http/',
    '^api/src/',
    '^api/src/(http|sessions|telemetry|concurrency)/',
  ),
  allowOnly(
    'telemetry-events',
    'Logs and metrics import the event types of sessions, not the code that emits them.',
    '^api/src/telemetry/',
    '^api/src/',
    '^api/src/(telemetry|sessions/model|concurrency)/',
  ),
  allowOnly(
    'concurrency-independent',
    'Timers, locks and semaphores are general-purpose.',
    '^api/src/concurrency/',
    '^api/src/',
    '^api/src/concurrency/',
  ),
  forbid(
    'api-composition-root',
    'Only the files directly in src import all parts of the service.',
    '^api/src/[^/]+/',
    '^api/src/[^/]+[.]ts$',
  ),
]

const fixtures = [
  forbid(
    'fixtures-import-core',
    'Fixtures that an adapter or a tool generated would match that program by definition.',
    '^fixtures/src',
    { path: '^(ui|cli|analyser|api|tools)/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'fixtures-layers',
    'Pixels and photo files are below the generators and services that use them.',
    '^fixtures/src/(pixels|photo)/',
    '^fixtures/src/(arbitraries|services|reference)/',
  ),
]

const sharedTools = '^tools/(statistics|report|programs|simulated-visitors|plan)/'

const tools = [
  allowOnly(
    'tools-independent',
    'Deleting a folder removes a tool. Code that two tools need is in a shared folder; `npm test` starts the checks.',
    '^tools/(?!statistics/|report/|programs/|simulated-visitors/|plan/|test/)([^/]+)/',
    '^tools/[^/]+/',
    ['^tools/$1/', sharedTools],
  ),
  allowOnly(
    'shared-tools-below-tools',
    'Shared folders do not import tools.',
    sharedTools,
    '^tools/',
    sharedTools,
  ),
]

const uiFeatures = '^ui/src/(start|capture|result|compare|shell)/'
const uiShared = '^ui/src/(components|language|adapters|site|device)/'

const ui = [
  allowOnly(
    'ui-features-independent',
    'Shared code is in components/, language/, adapters/ or site/; routes.tsx links the screens. Only the catalogue imports all features.',
    uiFeatures,
    '^ui/src/(start|capture|result|compare|shell|catalogue)/',
    '^ui/src/$1/',
  ),
  allowOnly(
    'ui-shared-below-features',
    'A shared module that imports a feature would load it with every other feature.',
    uiShared,
    '^ui/src/',
    uiShared,
  ),
  forbid(
    'ui-composition-root',
    'The screens do not import the files directly in ui/src; the server renderer does.',
    '^ui/src/[^/]+/',
    '^ui/src/[^/]+$',
  ),
  forbid(
    'ui-site-separate',
    'What makes the site imports the screens, never the reverse: in a browser it would load React twice.',
    '^ui/src/',
    '^ui/site/',
  ),
  forbid(
    'ui-later-screens-lazy',
    'Later screens load through import(), so that the first screen does not wait for them.',
    {
      path: '^ui/src/',
      pathNot:
        '^ui/src/((capture|result|wear|compare|catalogue|legal|counter|staff)/|other-screens\\.tsx$)',
    },
    {
      path: [
        '^ui/src/(capture|result|wear|compare|catalogue|legal|counter|staff)/',
        '^ui/src/(start/desktop-screen|other-screens)\\.tsx$',
      ],
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'ui-translations-lazy',
    'A visitor loads one language: the default one with each screen, others when chosen.',
    '^ui/src/',
    {
      path: '^texts/src/[^/]+[.]ts$',
      pathNot: '^texts/src/(screens|content|description|ja)[.]ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  allowOnly(
    'ui-photo-worker',
    'Photo preparation runs in a worker. React would delay the first photo.',
    '^ui/src/capture/prepare/',
    ['^ui/src/', '^node_modules/react'],
    '^ui/src/(capture/prepare/|site/address|adapters/(canvas|worker-calls))',
  ),
  allowOnly(
    'ui-analysis-worker',
    'The on-device analysis runs in a worker, without code of the page.',
    '^ui/src/device/worker/',
    ['^ui/src/', '^node_modules/react'],
    '^ui/src/(device/worker/|site/cache-names|adapters/worker-calls)',
  ),
  forbid(
    'ui-device-optional',
    'Most visits are analysed by the service: these folders stay out of the first load, and screens test site.analysis or looksAtPhotos before they use them.',
    { path: '^ui/src/', pathNot: '^ui/src/(device|capture|result|wear|catalogue|counter)/' },
    '^ui/src/(capture/on-device/|device/)',
  ),
]

const adapterFolders = '^cli/src/(conversation|http|photo|service|sources)/'

// docs/recipes/add-a-command.md
const cli = [
  allowOnly(
    'cli-commands-independent',
    'Code that two commands need is in a shared folder.',
    '^cli/src/commands/([^/]+)/',
    '^cli/src/commands/',
    '^cli/src/commands/$1/',
  ),
  forbid(
    'cli-shared-below-commands',
    'Adding a command changes no shared folder.',
    '^cli/src/(?!commands/)[^/]+/',
    ['^cli/src/commands/', '^cli/src/[^/]+\\.ts$'],
  ),
  forbid(
    'cli-light-declarations',
    '--help loads the declaration of every command. A command’s action imports the rest when it runs.',
    '^cli/src/(commands/[^/]+|[^/]+|command-line/.*)\\.ts$',
    {
      path: ['^cli/src/commands/[^/]+/', adapterFolders],
      pathNot: '^cli/src/photo/preparation',
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'cli-light-commands',
    'Support staff run these all day: they load no photo library, service or network client.',
    '^cli/src/commands/(completion|decode|encode|man|wear)/',
    {
      path: [
        adapterFolders,
        '^(api|analyser)/',
        '^core/src/session/http/',
        '(^|/)node_modules/(@jimp|@jsquash|@resvg|sharp|undici|tinyglobby)/',
      ],
      reachable: true,
    },
  ),
]

export default {
  forbidden: [...general, ...packages, ...core, ...api, ...fixtures, ...tools, ...ui, ...cli],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '^[a-z]+/dist/(?!start)' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
}
