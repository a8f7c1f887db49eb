import type { ReportTexts } from '../../ja/terminal/report.js'
import { writeErrors } from './write-errors.js'

export const texts: ReportTexts = {
  title: '美容咨询单',
  date: '到店日期',
  adviser: '美容顾问',
  notes: '备注',
  notBuilt: '找不到咨询单的字形，请运行npm run build构建页面',
  noRasteriser: '制作PDF需要@resvg/resvg-js软件包，但无法加载，请指定.html文件',
  binaryToTerminal: '终端无法显示PDF，请用--out指定文件，或通过管道输出',
  writeErrors,
}
