import type { ReportTexts } from '../../ja/terminal/report.js'
import { writeErrors } from './write-errors.js'

export const texts: ReportTexts = {
  title: '美容咨询单',
  date: '到店日期',
  adviser: '美容顾问',
  notes: '备注',
  htmlOnly:
    '咨询单仅输出HTML，请用--out sheet.html指定文件，再用浏览器打印为PDF（示例见kaoiro report --help）',
  writeErrors,
}
