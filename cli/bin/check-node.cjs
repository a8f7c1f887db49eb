// Ends the process on a version of Node that cannot run the program. Loaded first, so its syntax is that of Node 12.
const [major, minor] = process.versions.node.split('.').map(Number)

// As in `engines` of package.json.
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  process.stderr.write(
    `kaoiro: requires Node.js 20.19, 22.12 or later. This is ${process.versions.node}: install a newer one from https://nodejs.org.\n`,
  )
  process.exit(1)
}
