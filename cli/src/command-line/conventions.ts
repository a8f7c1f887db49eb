/** An exit code or environment variable of all commands, for the help and the man page. */
interface Convention {
  readonly name: string
  readonly meaning: string
}

export const exitCodes: ReadonlyArray<Convention> = [
  { name: '0', meaning: 'success' },
  { name: '1', meaning: 'failure' },
  { name: '2', meaning: 'wrong usage' },
  { name: '130', meaning: 'interrupted' },
]

export const environment: ReadonlyArray<Convention> = [
  { name: 'KAOIRO_API_URL', meaning: 'analysis service (like --api)' },
  { name: 'KAOIRO_SITE_URL', meaning: 'site of result pages (like --site)' },
  { name: 'KAOIRO_STORE', meaning: 'folder of the store (see kaoiro store)' },
  { name: 'HTTP_PROXY, HTTPS_PROXY', meaning: 'proxies for calls to a service' },
  { name: 'NO_PROXY', meaning: 'hosts to call without a proxy' },
  { name: 'NO_COLOR', meaning: 'print without colours' },
  { name: 'FORCE_COLOR', meaning: 'print colours even to files and pipes; 0: never' },
  { name: 'LC_ALL, LC_MESSAGES, LANG', meaning: 'language (like --lang)' },
]
