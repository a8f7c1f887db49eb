/** Returns a build variable's value. Throws if it is not one of the choices. */
export const choiceOf = <A extends string>(
  name: `KAOIRO_${string}`,
  choices: ReadonlyArray<A>,
  defaultChoice: A,
): A => {
  const value = process.env[name] || defaultChoice
  const choice = choices.find((each) => each === value)
  if (choice === undefined)
    throw new Error(`${name} is "${value}"; it must be one of ${choices.join(', ')}`)
  return choice
}
