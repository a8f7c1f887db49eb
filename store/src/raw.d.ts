/** The text of a file, which the build of the program includes. */
declare module '*?raw' {
  const text: string
  export default text
}
