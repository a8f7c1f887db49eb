/** What holds for every command, for help and the man page. */
interface Convention {
  readonly name: string
  readonly meaning: string
}

export const exitCodes: ReadonlyArray<Convention> = [
  { name: '0', meaning: 'done' },
  { name: '1', meaning: 'failed' },
  { name: '2', meaning: 'wrong usage' },
  { name: '130', meaning: 'interrupted' },
]

export const environment: ReadonlyArray<Convention> = [
  { name: 'KAOIRO_API_URL', meaning: 'the analysis service, as --api' },
  { name: 'KAOIRO_SITE_URL', meaning: 'the site that result URLs name, as --site' },
  { name: 'HTTP_PROXY, HTTPS_PROXY', meaning: 'the proxies of calls to a service' },
  { name: 'NO_PROXY', meaning: 'the hosts that are called without a proxy' },
  { name: 'NO_COLOR', meaning: 'no colours' },
  { name: 'FORCE_COLOR', meaning: 'colours, into files and pipes too; 0: none' },
  { name: 'LC_ALL, LC_MESSAGES, LANG', meaning: 'the language, as --lang' },
]
