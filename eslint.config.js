import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'docs/api/',
      'cli/bin/',
      'deploy/*.js',
      'tools/*/*.js',
      '*.config.js',
      '.*.js',
    ],
  },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // A codec and its type share a name, as io-ts has it.
      'no-redeclare': 'off',
      'max-lines': ['error', 300],
    },
  },
  {
    files: ['{core,fixtures,api,cli}/{src,test}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: false, project: 'tsconfig.lint.json' } },
  },
  { files: ['core/src/content/*/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['core/src/**'],
    rules: {
      // Errors in core are values.
      'no-restricted-syntax': [
        'error',
        { selector: 'ThrowStatement', message: 'Return an Either.' },
      ],
    },
  },
  {
    files: ['ui/src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: { 'max-lines': ['error', 150] },
  },
)
