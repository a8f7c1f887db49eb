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
          '^core/src/session/http/(?!body)',
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
