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
      name: 'decode-is-light',
      comment:
        'Support staff decode all day: no photo library, service or network client is loaded.',
      severity: 'error',
      from: { path: '^cli/src/commands/decode/run' },
      to: {
        path: [
          '^cli/src/(photo|http|conversation|diagnose)/',
          '^cli/src/service/embedded-service',
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
