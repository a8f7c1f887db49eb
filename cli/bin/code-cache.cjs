// Keeps the compiled code of the chunks in dist/ in a folder of the user: a user who may write there may run code as this one.
const fs = require('node:fs')
const Module = require('node:module')
const path = require('node:path')

/** Throws unless only this user may write into a folder. On Windows, which lacks modes, `uid` is undefined. */
const checkOwn = (folder, stats, uid) => {
  const isOwn = uid === undefined || (stats.uid === uid && (stats.mode & 0o022) === 0)
  if (!stats.isDirectory() || !isOwn) throw new Error(`not only writable by this user: ${folder}`)
}

/** The folder of the compiled code; null if it would not be the user's own, such as below another user's home under sudo. */
exports.codeFolder = (env, uid, platform = process.platform) => {
  const inHome = platform === 'darwin' ? 'Library/Caches' : '.cache'
  const caches = env[platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME'] || ''
  const [base, ...names] = path.isAbsolute(caches) ? [caches] : [env.HOME || '', inHome]
  if (!path.isAbsolute(base)) return null
  try {
    // May be a link, which its owner or the administrator has made.
    checkOwn(base, fs.statSync(base), uid)
    return [...names, 'kaoiro'].reduce((parent, name) => {
      const folder = path.join(parent, name)
      const stats = () => fs.lstatSync(folder, { throwIfNoEntry: false })
      checkOwn(folder, stats() || (fs.mkdirSync(folder, { mode: 0o700 }), stats()), uid)
      return folder
    }, base)
  } catch {
    return null
  }
}

/**
 * Whether the code of a chunk can be kept. Its name must contain a hash, so that compiled code of another version is never used;
 * `import()` fails in code that was kept.
 */
const canBeKept = (file, code) => /-[\w-]{8}\.cjs$/.test(file) && !/\bimport\(/.test(code)

/** `module.enableCompileCache`, which Node 20 lacks. V8 compiles as usual what does not fit. */
const keepIn = (folder) => {
  const vm = require('node:vm')
  const dist = path.join(__dirname, '..', 'dist') + path.sep
  const compile = Module.prototype._compile
  const compiled = []
  Module.prototype._compile = function (code, file) {
    if (!file.startsWith(dist) || !canBeKept(file, code)) return compile.call(this, code, file)
    const kept = path.join(folder, `${path.basename(file)}.cache`)
    const cachedData = fs.existsSync(kept) ? fs.readFileSync(kept) : undefined
    const script = new vm.Script(Module.wrap(code), { filename: file, cachedData })
    if (cachedData === undefined || script.cachedDataRejected) compiled.push([kept, script])
    const load = (id) => this.require(id)
    script.runInThisContext()(this.exports, load, this, file, path.dirname(file))
  }
  // At the end, with the code of all functions that were called.
  process.on('exit', () => {
    for (const [kept, script] of compiled)
      try {
        fs.writeFileSync(`${kept}.${process.pid}`, script.createCachedData())
        fs.renameSync(`${kept}.${process.pid}`, kept)
      } catch {
        // A full disk: the next run compiles again.
      }
  })
}

exports.keepCode = () => {
  const folder = exports.codeFolder(process.env, process.geteuid && process.geteuid())
  if (folder !== null) (Module.enableCompileCache || keepIn)(folder)
}
