import { Command, CommanderError, Option } from 'commander'
import { defaultHairline } from '@kaoiro/core/hairline'
import type { ExitCode } from './exit-code.js'
import { exitCode } from './exit-code.js'
import {
  addressOption,
  genderOption,
  hairlineOption,
  languageOption,
  portOption,
} from './options.js'
import type { DecodeOptions } from './commands/decode.js'
import type { DiagnoseOptions } from './commands/diagnose.js'
import type { ServeOptions } from './commands/serve.js'
import type { Streams } from './streams.js'
import { inWords } from './system-error.js'

/**
 * Runs the program in this process and resolves to its exit code. Declares the commands and their
 * options; what they do, and the libraries it takes, is loaded when a command is called.
 */
export const run = async (args: ReadonlyArray<string>, streams: Streams): Promise<ExitCode> => {
  let code: ExitCode = exitCode.done
  const program = declare(streams, (result) => {
    code = result
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCode.done : exitCode.usage
    streams.err(`kaoiro: ${inWords(error)}\n`)
    return exitCode.failed
  }
}

const languageFlag = () =>
  new Option(
    '--lang <language>',
    'language of the output: ja, en (default: from the locale)',
  ).argParser(languageOption)

const declare = (streams: Streams, finish: (code: ExitCode) => void): Command => {
  const program = new Command('kaoiro')
    .description('Kaoiro (顔色): face pattern and personal colour from one photo.')
    .version(KAOIRO_VERSION)
    .showHelpAfterError('(kaoiro --help shows the commands, kaoiro <command> --help its options)')
    .configureOutput({ writeOut: streams.out, writeErr: streams.err })
    .exitOverride()
    .addHelpText('after', programExamples)

  program
    .command('diagnose')
    .description(
      'analyse a photo of a face and print the result, and how sure the service is of it',
    )
    .argument('<photo>', 'a JPEG or PNG file')
    .addOption(
      new Option('--gender <gender>', 'MEN or WOMEN').argParser(genderOption).makeOptionMandatory(),
    )
    .option(
      '--hairline <percent>',
      'where the hair begins, in percent from the top',
      hairlineOption,
      defaultHairline,
    )
    .addOption(
      new Option(
        '--api <url>',
        'the analysis service (default: $KAOIRO_API_URL, else the built-in one)',
      ).argParser(addressOption),
    )
    .addOption(
      new Option(
        '--site <url>',
        'the site whose result page the URL names (default: $KAOIRO_SITE_URL, else that of the service)',
      ).argParser(addressOption),
    )
    .option('--json', 'print one JSON object')
    .addOption(languageFlag())
    .addHelpText('after', diagnoseExamples)
    .action(async (photo: string, given: DiagnoseOptions, command: Command) => {
      const { diagnoseCommand } = await import('./commands/diagnose.js')
      const options = { ...addressesIn(streams.env, command), ...given }
      finish(await diagnoseCommand(photo, options, streams))
    })

  program
    .command('decode')
    .description('say what a result code or result URL means')
    .argument('<code>', 'a result code, or the URL of a result page')
    .option('--json', 'print one JSON object')
    .addOption(languageFlag())
    .addHelpText('after', decodeExamples)
    .action(async (code: string, options: DecodeOptions) => {
      const { decodeCommand } = await import('./commands/decode.js')
      finish(await decodeCommand(code, options, streams))
    })

  program
    .command('serve')
    .description('serve the screens and the analysis service on one port')
    .option('--port <number>', 'the port to listen on (0: any free one)', portOption, 8080)
    .option('--host <address>', 'the address to listen on', '0.0.0.0')
    .option(
      '--data <folder>',
      'where photos wait for their analysis (default: ~/.local/state/kaoiro)',
    )
    .addHelpText('after', serveExamples)
    .action(async (options: ServeOptions) => {
      const { serveCommand } = await import('./commands/serve.js')
      finish(await serveCommand(options, streams))
    })

  return program
}

/** The addresses that the environment names, checked as the options are; an empty one names nothing. */
const addressesIn = (env: Streams['env'], command: Command) => {
  const addressIn = (name: string): string => {
    try {
      return addressOption(env[name] ?? '')
    } catch (error) {
      return command.error(`error: ${name}: ${inWords(error)}`)
    }
  }
  const isSet = (name: string) => (env[name] ?? '') !== ''
  return {
    ...(isSet('KAOIRO_API_URL') ? { api: addressIn('KAOIRO_API_URL') } : {}),
    ...(isSet('KAOIRO_SITE_URL') ? { site: addressIn('KAOIRO_SITE_URL') } : {}),
  }
}

const programExamples = `
Examples:
  kaoiro diagnose photo.jpg --gender WOMEN
  kaoiro decode 1F7womQ
  kaoiro serve --port 8080

Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.`

const diagnoseExamples = `
Examples:
  kaoiro diagnose photo.jpg --gender WOMEN
  kaoiro diagnose photo.jpg --gender MEN --hairline 18 --json
  kaoiro diagnose photo.jpg --gender WOMEN --api https://api.example.com`

const decodeExamples = `
Examples:
  kaoiro decode 1F7womQ
  kaoiro decode https://beauty.example.com/result/1F7womQ --lang ja
  kaoiro decode 1F7womQ --json`

const serveExamples = `
Examples:
  kaoiro serve
  kaoiro serve --port 3000 --host 127.0.0.1`
