// Compiled code of the chunks in dist/ for Node 20, which lacks `module.enableCompileCache`. The build makes it with
// `make`, because the folder of an installed package may be read-only. V8 compiles as usual where it does not fit.
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const path = require('node:path')
const vm = require('node:vm')

const dist = path.join(__dirname, '..', 'dist') + path.sep
const cacheOf = (chunk) => `${chunk}.cache`
const compile = Module.prototype._compile

/** Has the chunks that `isCompiled` accepts compiled by `scriptOf`. */
const compileChunks = (isCompiled, scriptOf) => {
  Module.prototype._compile = function (code, file) {
    if (!file.startsWith(dist) || !isCompiled(file)) return compile.call(this, code, file)
    const load = (id) => this.require(id)
    const script = scriptOf(file, Module.wrap(code))
    script.runInThisContext()(this.exports, load, this, file, path.dirname(file))
  }
}

const options = (filename) => ({
  filename,
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})

exports.use = () =>
  compileChunks(
    (file) => existsSync(cacheOf(file)),
    (file, code) =>
      new vm.Script(code, { ...options(file), cachedData: readFileSync(cacheOf(file)) }),
  )

/** Writes the code of all functions that this process calls. */
exports.make = () => {
  const scripts = new Map()
  compileChunks(
    () => true,
    (file, code) => {
      const script = new vm.Script(code, options(file))
      scripts.set(file, script)
      return script
    },
  )
  process.on('exit', () => {
    for (const [file, script] of scripts) writeFileSync(cacheOf(file), script.createCachedData())
  })
}
