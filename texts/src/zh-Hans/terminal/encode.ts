import type { EncodeTexts } from '../../ja/terminal/encode.js'
import { noSite } from './no-site.js'

export const texts: EncodeTexts = {
  input: '标准输入',
  awaited: '请粘贴保存的API结果（JSON，按Ctrl-D结束）。',
  folder: '这是文件夹，请指定保存API结果的文件',
  tooLarge: (bytes) => `超过${bytes}字节，不是API结果`,
  noSite,
  notUtf8: '不是UTF-8，请另存为UTF-8',
  notJson: '不是JSON，请指定保存的API结果',
  notAnObject: '不是对象，请指定保存的API结果',
  notAResult: (path) => `缺少“${path}”，或与API格式不符`,
  notCompleted: '仍在分析（analyzing），尚无结果，请保存完成后的响应',
  failedAnalysis: (reason) => `分析失败，没有结果（${reason || '未注明原因'}）`,
  fallback: {
    unknownFaceType: (sent, used) => `未知的面部风格“${sent}”，改用“${used}”`,
    notShown: (sent, used) => `此性别不显示面部风格“${sent}”，改用“${used}”`,
    unknownSeason: (sent, used) => `未知的季型“${sent}”，改用“${used}”`,
    fitted: (sent, used) => `已将占比之和调整为100：${sent} → ${used}`,
  },
}
