import { formatCount } from '../../content/format-count.js'
import type { DiagnoseTexts } from '../../ja/terminal/diagnose.js'
import { noSite } from './no-site.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as recordings } from './recordings.js'
import { texts as sources } from './sources.js'
import { writeErrors } from './write-errors.js'

export const texts: DiagnoseTexts = {
  ...progress,
  alreadyDone: (count, all) => `${formatCount(all)}張中有${formatCount(count)}張已處理完畢。`,
  stopping: '將在處理中的照片完成後停止。再按一次Ctrl-C可立即停止。',
  throttled:
    '服務對單一位址同時受理的數量設有上限。照片會依序等候，不會遺失。' +
    '若是您自己的服務，可用KAOIRO_SESSIONS_PER_ADDRESS=off解除限制。',
  busy: '服務忙碌中或沒有回應。將減少同時傳送的數量並重新傳送，照片不會遺失。',
  noSite,
  notDone: (count) => `還有${formatCount(count)}張未處理。`,
  resumeHint: '執行相同的指令即可繼續。',
  retryHint: '  錯誤會保留在檔案中。使用--retry-errors可重新分析這些照片。',
  unreachable: (photos, why) => `連續${photos}張照片無法送達服務，已停止。${why}`,
  notResults: '這些不是kaoiro diagnose輸出的內容，因此未寫入任何資料。請用--out指定其他檔案',
  otherApi: (theirs, ours) => `這份紀錄屬於${theirs}，而非${ours}。請用--out指定其他檔案`,
  thisMachine: '本機',
  specialFile: '這是管線或裝置。請指定檔案',
  retried: (count) => `已移除${formatCount(count)}筆錯誤，將重新分析。`,
  retryWithoutOut: '使用--retry-errors時，請用--out指定上次的檔案',
  inUse: (process, lock) => `另一個執行中的處理程序（${process}）正在寫入。若非如此，請刪除${lock}`,
  onlyWithApi: (option) => `${option}需要與--api一起使用；未指定時，照片會在本機分析`,
  recordAndReplay: '--record與--replay不能同時指定',
  samePersonCount: (photos, max) => `--same-person需要2至${max}張照片（目前指定了${photos}張）`,
  samePersonWithOut: '--same-person只有一個結果。若要用--out分析多人，請使用清單中的person欄',
  personCount: (person, photos, max) => `${person}：有${photos}張照片，最多只能綜合${max}張`,
  personGenders: (person) => `${person}：無法綜合不同性別的照片`,
  personFailed: (person, failed, all) => `${person}：${all}張中有${failed}張失敗，將排除後綜合`,
  people: (people, agreed) =>
    `${formatCount(people)}人中，有${formatCount(agreed)}人的所有照片結果一致`,
  samePersonGenders: '--same-person只能使用一種性別，但清單中指定了兩種',
  photoDone: (photo, done, all) => `${photo}：完成（${done}／${all}張）`,
  noSharedResult: (failed, all) =>
    `${all}張中有${failed}張失敗，因此未綜合結果。請重新拍攝，或排除後再試一次。`,
  took: (duration) => `（${duration}）`,
  total: (results, errors) => `結果${formatCount(results)}筆，錯誤${formatCount(errors)}筆`,
  faceTypes: '臉部風格',
  seasons: '個人色彩',
  latency: '呼叫時間（毫秒）',
  calls: '次數',
  errors: '錯誤',
  call: {
    'create session': '建立工作階段',
    'upload photo': '上傳照片',
    'request analysis': '要求分析',
    'get session': '取得結果',
  },
  hairlineAuto: '髮際線 auto',
  hairlineAt: (percent) => `髮際線 ${percent}%`,
  hairlineNotFound: (percent) => `無法從照片判斷髮際線，以${percent}%計算`,
  wouldBeSent: (count, all) => `${formatCount(all)}張中有${formatCount(count)}張可以傳送。`,
  photos,
  recordings,
  sources,
  writeErrors,
}
