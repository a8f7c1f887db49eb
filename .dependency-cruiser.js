// Which way the imports may run (docs/decisions/0001). Each rule carries its reason.
export default {
  forbidden: [
    {
      name: 'core-is-pure',
      comment:
        'Core is the domain: no Node, no DOM, no adapter, and no library but fp-ts and io-ts.',
      severity: 'error',
      from: { path: '^core/src' },
      to: { pathNot: ['^core/src', '^node_modules/(fp-ts|io-ts)/'] },
    },
    {
      name: 'analyser-knows-core-alone',
      comment:
        'The analyser runs in the service and in a browser: core, TensorFlow.js and a decoder, no adapter, no Node.',
      severity: 'error',
      from: { path: '^analyser/src' },
      to: {
        pathNot: ['^(analyser|core)/src', '^node_modules/(fp-ts|@tensorflow/[^/]+|@jsquash/jpeg)/'],
      },
    },
    {
      name: 'analyser-where-it-runs',
      comment:
        'Models and TensorFlow.js are loaded where photos are analysed: a thread of the service, a worker of the browser.',
      severity: 'error',
      from: { path: '^(ui|cli|api)/src', pathNot: '^(api/src/analyser|ui/src/device/worker)/' },
      to: { path: '^analyser/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'analyser-no-folder-cycles',
      comment: 'Two folders that need each other are one room, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^analyser/src' },
      to: { circular: true },
    },
    {
      name: 'adapters-stand-alone',
      comment: 'ui, cli and api share core and nothing else, so that each can be replaced.',
      severity: 'error',
      from: { path: '^(ui|cli|api)/src' },
      to: { path: '^(ui|cli|api)/', pathNot: ['^$1/', '^api/dist/start'] },
    },
    {
      name: 'service-behind-one-import',
      comment:
        'The CLI starts the service through one lazy import, so that no other command pays for it.',
      severity: 'error',
      from: { path: '^(ui|cli)/src', pathNot: '^cli/src/service/embedded-service' },
      to: { path: '^api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'service-is-lazy',
      comment:
        'See service-behind-one-import: a static import would load the service with the CLI.',
      severity: 'error',
      from: { path: '^cli/src/service/embedded-service' },
      to: { path: '^api/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'fixtures-for-tests',
      comment: 'Generators and fixtures never ship.',
      severity: 'error',
      from: { path: '/src/', pathNot: '^fixtures/' },
      to: { path: '^fixtures/' },
    },
    {
      name: 'sessions-know-no-http',
      comment: 'What a session refuses is its own error; a status code exists in http alone.',
      severity: 'error',
      from: { path: '^api/src/sessions/' },
      to: { path: '^api/src/http/' },
    },
    {
      name: 'sessions-know-no-storage',
      comment:
        'Database, bucket, queue and analyser stand behind ports that sessions declares, so that each ' +
        'can be another and the tests can do without.',
      severity: 'error',
      from: { path: '^api/src/sessions/' },
      to: { path: '^api/src/', pathNot: '^api/src/(sessions|concurrency|http)/' },
    },
    {
      name: 'storage-knows-no-http',
      comment: 'Storage and analyser serve the ports of sessions, whoever asks for what reason.',
      severity: 'error',
      from: { path: '^api/src/(storage|analyser)/' },
      to: { path: '^api/src/', pathNot: '^api/src/($1|sessions|concurrency)/' },
    },
    {
      name: 'http-knows-no-storage',
      comment: 'HTTP speaks to sessions; what keeps and analyses the photos is behind them.',
      severity: 'error',
      from: { path: '^api/src/http/' },
      to: { path: '^api/src/', pathNot: '^api/src/(http|sessions|telemetry|concurrency)/' },
    },
    {
      name: 'telemetry-reports-events-only',
      comment:
        'Logs and metrics know the events that sessions declares, not the parts that emit them.',
      severity: 'error',
      from: { path: '^api/src/telemetry/' },
      to: { path: '^api/src/', pathNot: '^api/src/(telemetry|sessions/model)/' },
    },
    {
      name: 'concurrency-stands-alone',
      comment: 'Timers, locks and semaphores know nothing of what they are used for.',
      severity: 'error',
      from: { path: '^api/src/concurrency/' },
      to: { path: '^api/src/', pathNot: '^api/src/concurrency/' },
    },
    {
      name: 'service-assembled-at-the-root',
      comment: 'Only the root of src knows all parts of the service; no part knows the root.',
      severity: 'error',
      from: { path: '^api/src/[^/]+/' },
      to: { path: '^api/src/[^/]+[.]ts$' },
    },
    {
      name: 'no-folder-cycles-in-api',
      comment: 'Two folders that need each other are one room, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^api/src' },
      to: { circular: true },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: { path: '^(core|ui|cli|analyser|api|fixtures)/' },
      to: { circular: true },
    },
    {
      name: 'no-dev-dependencies',
      comment: 'What ships runs without the development dependencies.',
      severity: 'error',
      from: { path: '^(ui|cli|analyser|api|core)/src' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'resolvable',
      comment: 'An import that nothing answers fails at run time.',
      severity: 'error',
      from: {},
      // `virtual:` modules are written by the build of the screens (ui/vite).
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'core-no-folder-cycles',
      comment: 'Two concepts of the domain that need each other are one, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^core/src' },
      to: { circular: true },
    },
    {
      name: 'core-domain-below-session',
      comment:
        "The domain uses its own names. The API client maps them to the names of the wire (session/wire), so it imports the domain and not the reverse. Exceptions: the published entry points, and the batch records, which store the service's result as it was sent.",
      severity: 'error',
      from: {
        path: '^core/src/',
        pathNot: '^core/src/(session|public)/|^core/src/batch/diagnosis-record',
      },
      to: { path: '^core/src/session/' },
    },
    {
      name: 'core-wire-names-in-one-place',
      comment:
        'Only the codecs and mappings of session/wire know the names of the wire; they know the domain and nothing of the client.',
      severity: 'error',
      from: { path: '^core/src/session/wire/' },
      to: { path: '^core/src/(session/(?!wire/)|analysis/|combination/|flow/|batch/)' },
    },
    // Fixtures and tools.
    {
      name: 'fixtures-know-core-alone',
      comment:
        'Fixtures stand below every adapter and tool: what they drew or recorded by one of them would pass its tests by itself.',
      severity: 'error',
      from: { path: '^fixtures/src' },
      to: { path: '^(ui|cli|analyser|api|tools)/' },
    },
    {
      name: 'fixtures-rooms',
      comment:
        'Fixtures are layered: pixels, then portraits and photo files, then generators, services and attacks that use them.',
      severity: 'error',
      from: { path: '^fixtures/src/(pixels|portrait|photo)/' },
      to: { path: '^fixtures/src/(arbitraries|fuzz|generator|services|reference)/' },
    },
    {
      name: 'pixels-below-portraits-below-photos',
      comment: 'A picture is pixels before it is a face, and a face before it is a kind of file.',
      severity: 'error',
      from: { path: '^fixtures/src/(pixels|portrait)/' },
      to: {
        path: '^fixtures/src/(portrait|photo)/',
        pathNot: ['^fixtures/src/$1/'],
      },
    },
    {
      name: 'tools-do-not-ship',
      comment:
        'Tools build, check and attack the packages: nothing that they look at may need them.',
      severity: 'error',
      from: { path: '^(core|ui|cli|analyser|api|fixtures)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'tools-stand-alone',
      comment:
        'A tool can be removed with its folder: what two tools need lies in a shared room. `npm test` starts the checks.',
      severity: 'error',
      from: {
        path: '^tools/(?!statistics/|report/|programs/|simulated-visitors/|plan/|test/)([^/]+)/',
      },
      to: {
        path: '^tools/[^/]+/',
        pathNot: ['^tools/$1/', '^tools/(statistics|report|programs|simulated-visitors|plan)/'],
      },
    },
    {
      name: 'shared-rooms-below-tools',
      comment: 'What tools share knows none of them.',
      severity: 'error',
      from: { path: '^tools/(statistics|report|programs|simulated-visitors|plan)/' },
      to: {
        path: '^tools/',
        pathNot: ['^tools/(statistics|report|programs|simulated-visitors|plan)/'],
      },
    },
    {
      name: 'tools-without-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { circular: true },
    },
    {
      name: 'rooms-without-cycles',
      comment: 'Two folders that need each other are one room, or hide a third below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(fixtures|tools)/' },
      to: { circular: true },
    },
    // ui
    {
      name: 'ui-features-stand-alone',
      comment:
        'A feature is changed or removed by itself: what two of them need is in components/, language/, adapters/ or site/, and routes.tsx leads from one to the next. Only the catalogue shows them all.',
      severity: 'error',
      from: { path: '^ui/src/(start|capture|result|compare|shell)/' },
      to: {
        path: '^ui/src/(start|capture|result|compare|shell|catalogue)/',
        pathNot: '^ui/src/$1/',
      },
    },
    {
      name: 'ui-shared-knows-no-feature',
      comment: 'What every feature imports would otherwise bring another feature along.',
      severity: 'error',
      from: { path: '^ui/src/(components|language|adapters|site|offline|device)/' },
      to: {
        path: '^ui/src/',
        pathNot: '^ui/src/(components|language|adapters|site|offline|device)/',
      },
    },
    {
      name: 'ui-composition-is-on-top',
      comment:
        'The files of ui/src itself put the app together: nothing below depends on them, but for what draws the app on a server.',
      severity: 'error',
      from: { path: '^ui/src/[^/]+/', pathNot: '^ui/src/server/' },
      to: { path: '^ui/src/[^/]+$' },
    },
    {
      name: 'ui-server-is-its-own-program',
      comment:
        'What draws pages on a server is built by itself: a browser that loaded it would load React twice.',
      severity: 'error',
      from: { path: '^ui/src/', pathNot: '^ui/src/server/' },
      to: { path: '^ui/src/server/' },
    },
    {
      name: 'ui-later-screens-are-lazy',
      comment: 'The first screen does not wait for the others: only an import() leads to them.',
      severity: 'error',
      from: { path: '^ui/src/', pathNot: '^ui/src/(capture|result|compare|catalogue|server)/' },
      to: {
        path: [
          '^ui/src/(capture|result|compare|catalogue)/',
          '^ui/src/(start/desktop|shell/not-found)-screen\\.tsx$',
        ],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'translations-are-lazy',
      comment:
        'A visitor loads the texts of one language: the default one with each screen, another one when it is chosen.',
      severity: 'error',
      from: { path: '^ui/src/' },
      to: {
        path: '^core/src/locales/[^/]+/',
        pathNot: '^core/src/locales/ja/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-photo-worker-is-light',
      comment:
        'What prepares a photo runs in a worker too: React there would delay the first photo.',
      severity: 'error',
      from: { path: '^ui/src/capture/prepare/' },
      to: { path: ['^ui/src/', '^node_modules/react'], pathNot: '^ui/src/capture/prepare/' },
    },
    {
      name: 'ui-analysis-worker-is-light',
      comment:
        'What analyses photos on the device runs in a worker: nothing of the page belongs there.',
      severity: 'error',
      from: { path: '^ui/src/device/worker/' },
      to: {
        path: ['^ui/src/', '^node_modules/react'],
        pathNot: '^ui/src/device/(worker/|worker-messages)',
      },
    },
    {
      name: 'ui-device-is-left-out',
      comment:
        'A site whose photos the service analyses has nothing of these rooms (ui/vite/trim-bundle.ts): only screens that ask KAOIRO_ANALYSIS or KAOIRO_LOOK lead there.',
      severity: 'error',
      from: {
        path: '^ui/src/',
        pathNot: '^ui/src/(device|capture|result|catalogue)/',
      },
      to: { path: '^ui/src/((capture|result)/device/|device/|catalogue/device-)' },
    },
    {
      name: 'ui-no-folder-cycles',
      comment: 'Two folders that need each other are one folder, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^ui/src/' },
      to: { circular: true },
    },
    // The CLI's inside (docs/recipes/add-a-command.md).
    {
      name: 'cli-commands-stand-alone',
      comment:
        'A command can be read, changed and removed by itself: what two of them need is a shared room.',
      severity: 'error',
      from: { path: '^cli/src/commands/([^/]+)/' },
      to: { path: '^cli/src/commands/', pathNot: '^cli/src/commands/$1/' },
    },
    {
      name: 'cli-rooms-know-no-command',
      comment:
        'Shared rooms serve every command, so that adding one changes none of them; the program knows both.',
      severity: 'error',
      from: { path: '^cli/src/(?!commands/)[^/]+/' },
      to: { path: ['^cli/src/commands/', '^cli/src/[^/]+\\.ts$'] },
    },
    {
      name: 'cli-declarations-are-light',
      comment:
        'Help declares every command: what a command does is imported in its action, when it is called.',
      severity: 'error',
      from: {
        path: '^cli/src/(commands/[^/]+/declaration|commands/[^/]+|[^/]+|command-line/.*)\\.ts$',
      },
      to: {
        path: [
          '^cli/src/commands/[^/]+/(?!declaration)',
          '^cli/src/(conversation|http|photo|service|sources)/',
        ],
        pathNot: '^cli/src/photo/threads/early-thread',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'cli-light-commands',
      comment:
        'Support staff call these all day: no photo library, service or network client is loaded.',
      severity: 'error',
      from: { path: '^cli/src/commands/(completion|decode|encode|man)/' },
      to: {
        path: [
          '^cli/src/(conversation|http|photo|service|sources)/',
          '^(api|core/src/analysis)/',
          '^core/src/session/http/',
          '(^|/)node_modules/(@jimp|@jsquash|@resvg|sharp|undici|csv-parse|tinyglobby)/',
        ],
        reachable: true,
      },
    },
    {
      name: 'cli-no-folder-cycles',
      comment: 'Two rooms that need each other are one room, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^cli/src' },
      to: { circular: true },
    },
  ],
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
