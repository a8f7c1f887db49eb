/** Whether a name is an address rather than a file: nothing is ever fetched by it. */
export const isUrl = (name: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(name)
