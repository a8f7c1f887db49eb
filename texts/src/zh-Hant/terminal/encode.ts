import type { EncodeTexts } from '../../ja/terminal/encode.js'
import { noSite } from './no-site.js'

export const texts: EncodeTexts = {
  input: '標準輸入',
  awaited: '請貼上已儲存的API結果（JSON），按Ctrl-D結束。',
  folder: '這是資料夾。請指定儲存API結果的檔案',
  tooLarge: (bytes) => `超過${bytes}位元組，不是API結果`,
  noSite,
  notUtf8: '不是UTF-8。請另存為UTF-8',
  notJson: '不是JSON。請指定已儲存的API結果',
  notAnObject: '不是物件。請指定已儲存的API結果',
  notAResult: (path) => `缺少「${path}」，或與API格式不符`,
  notCompleted: '仍在分析中（analyzing），尚無結果。請儲存完成後的回應',
  failedAnalysis: (reason) => `分析失敗，沒有結果（${reason || '未註明原因'}）`,
  fallback: {
    unknownFaceType: (sent, used) => `臉部風格「${sent}」不明，改用「${used}」`,
    notShown: (sent, used) => `臉部風格「${sent}」不適用於此性別，改用「${used}」`,
    unknownSeason: (sent, used) => `季節「${sent}」不明，改用「${used}」`,
    fitted: (sent, used) => `已將比例合計調整為100：${sent} → ${used}`,
  },
}
