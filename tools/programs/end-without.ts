/** Ends this process with one line, instead of a stack trace: a program is missing, and this user may not install it. */
export function endWithout(program: string, howTo: string): never {
  console.error(`${program} is missing: ${howTo}, and run this command again.`)
  process.exit(1)
}
