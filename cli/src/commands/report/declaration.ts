import { Command, Option } from 'commander'
import {
  environmentAddresses,
  examples,
  languageOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseAddress, parseName } from '../../command-line/option-parsers.js'
import type { ReportOptions } from './run.js'

export const report: Declaration = ({ streams, finish }) =>
  new Command('report')
    .description('Make the sheet of a result for a counselling appointment, as HTML to print')
    .argument('<code>', 'result code or URL of a result page')
    .option('-o, --out <file>', '.html file to write (default: stdout)', parseName)
    .addOption(new Option('--format <format>').hideHelp())
    .addOption(
      new Option(
        '--site <url>',
        'site that the sheet’s QR code opens (default: that of the URL, or $KAOIRO_SITE_URL; ' +
          'without any of them, the sheet lacks a QR code)',
      ).argParser(parseAddress),
    )
    .addOption(languageOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro report https://beauty.example.com/result/1F7womQ --out sheet.html',
        'kaoiro report 1F7womQ --lang zh-Hant > sheet.html',
      ),
    )
    .addHelpText(
      'after',
      '\nPrint the file in a browser (A4), or turn it into a PDF:\n' +
        '  chromium --headless --no-pdf-header-footer --print-to-pdf=sheet.pdf sheet.html',
    )
    .action(async (code: string, given: ReportOptions, command: Command) => {
      const { site: usual } = environmentAddresses(streams.env, command)
      const { reportCommand } = await import('./run.js')
      finish(await reportCommand(code, usual === undefined ? given : { usual, ...given }, streams))
    })
