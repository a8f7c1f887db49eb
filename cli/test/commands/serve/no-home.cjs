// Preloaded: the user has neither HOME nor an entry in /etc/passwd, as in a container with `--user 12345`.
require('node:os').homedir = () => {
  if (process.env.HOME) return process.env.HOME
  throw new Error('uv_os_homedir returned ENOENT')
}
require('node:module').syncBuiltinESMExports()
