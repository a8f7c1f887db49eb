// An oxlint rule that rejects `throw`. oxlint's own rules cannot forbid a kind of statement.
export default {
  meta: { name: 'kaoiro' },
  rules: {
    'no-throw': {
      create: (context) => ({
        ThrowStatement: (node) => {
          context.report({ node, message: 'Errors in core are values: return an Either.' })
        },
      }),
    },
  },
}
