/** A text with its values, if it has any in this language. */
export const filled = <Values>(
  text: string | ((values: Values) => string),
  values: Values,
): string => (typeof text === 'string' ? text : text(values))
