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

/** Node 20 has no such cache. */
exports.keepCode = () => {
  if (Module.enableCompileCache === undefined) return
  const folder = exports.codeFolder(process.env, process.geteuid && process.geteuid())
  if (folder !== null) Module.enableCompileCache(folder)
}
