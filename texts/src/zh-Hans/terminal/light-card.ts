import type { LightCardCommandTexts } from '../../ja/terminal/light-card.js'
import { writeErrors } from './write-errors.js'

export const texts: LightCardCommandTexts = {
  longSite: (max, maxWithPath) =>
    `网址过长，二维码无法从照片中识别，请用--site指定${max}个字符以内的网址（带路径时为${maxWithPath}个字符）`,
  notBuilt: '找不到卡片的字形，请运行npm run build构建页面',
  binaryToTerminal: '终端无法显示PDF，请用--out指定文件，或通过管道输出',
  writeErrors,
}
