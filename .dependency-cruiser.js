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
      from: { path: '^(ui|cli)/src', pathNot: '^cli/src/embedded-service' },
      to: { path: '^api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'service-is-lazy',
      comment:
        'See service-behind-one-import: a static import would load the service with the CLI.',
      severity: 'error',
      from: { path: '^cli/src/embedded-service' },
      to: { path: '^api/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'decode-is-light',
      comment:
        'Support staff decode all day: no photo library, service or network client is loaded.',
      severity: 'error',
      from: { path: '^cli/src/commands/decode' },
      to: {
        path: [
          '^cli/src/(photo|http|conversation|diagnose)/',
          '^cli/src/embedded-service',
          '^core/src/session/(http|fetch|wire)',
          '@jimp',
        ],
        reachable: true,
      },
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
      from: { path: '^(core|ui|cli|api|fixtures)/' },
      to: { circular: true },
    },
    {
      name: 'no-dev-dependencies',
      comment: 'What ships runs without the development dependencies.',
      severity: 'error',
      from: { path: '^(ui|cli|api|core)/src' },
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
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/(?!start)' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
}
