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
  alreadyDone: (count, all) => `${formatCount(all)}张中，${formatCount(count)}张已处理。`,
  stopping: '处理完当前照片后停止。再按一次Ctrl-C，立即停止。',
  throttled:
    '服务对同一地址同时受理的数量有限制。照片会依次等待，不会丢失。' +
    '如果是您自己的服务，可用KAOIRO_SESSIONS_PER_ADDRESS=off解除限制。',
  busy: '服务繁忙或没有响应。将减少同时发送的数量并重新发送，照片不会丢失。',
  noSite,
  notDone: (count) => `${formatCount(count)}张尚未处理。`,
  resumeHint: '再次运行同一命令即可继续。',
  retryHint: '  错误保留在文件中，可用--retry-errors重新分析这些照片。',
  unreachable: (photos, why) => `连续${photos}张照片未能送达服务，已停止。${why}`,
  notResults: '不是kaoiro diagnose的输出，未写入任何内容，请用--out指定其他文件',
  otherApi: (theirs, ours) => `记录来自${theirs}，而不是${ours}，请用--out指定其他文件`,
  thisMachine: '本机',
  specialFile: '这是管道或设备，请指定文件',
  retried: (count) => `清除${formatCount(count)}条错误，重新分析。`,
  retryWithoutOut: '使用--retry-errors时，请用--out指定上次的文件',
  inUse: (process, lock) => `另一个进程（${process}）正在写入，若非如此，请删除${lock}`,
  onlyWithApi: (option) => `${option}需要与--api一起使用；不指定时，照片在本机分析`,
  recordAndReplay: '--record与--replay不能同时使用',
  samePersonCount: (photos, max) =>
    `使用--same-person时，请指定2至${max}张照片（已指定${photos}张）`,
  samePersonWithOut: '--same-person只产生一个结果，若要用--out分析多人，请使用清单中的person列',
  personCount: (person, photos, max) => `${person}：有${photos}张照片，最多可综合${max}张`,
  personGenders: (person) => `${person}：性别不同的照片无法综合`,
  personFailed: (person, failed, all) => `${person}：${all}张中有${failed}张失败，综合时不计入`,
  people: (people, agreed) =>
    `${formatCount(people)}人中，${formatCount(agreed)}人的所有照片结果一致`,
  samePersonGenders: '使用--same-person时，请只指定一种性别，清单中两种都有',
  photoDone: (photo, done, all) => `${photo}：完成（${done}/${all}张）`,
  noSharedResult: (failed, all) =>
    `${all}张中有${failed}张失败，未综合结果。请重拍，或去掉这些照片后重试。`,
  took: (duration) => `（${duration}）`,
  total: (results, errors) => `结果${formatCount(results)}条，错误${formatCount(errors)}条`,
  faceTypes: '面部风格',
  seasons: '个人色彩',
  latency: '调用耗时（毫秒）',
  calls: '次数',
  errors: '错误',
  call: {
    'create session': '创建会话',
    'upload photo': '上传照片',
    'request analysis': '请求分析',
    'get session': '获取结果',
  },
  hairlineAuto: '发际线 auto',
  hairlineAt: (percent) => `发际线 ${percent}%`,
  hairlineNotFound: (percent) => `无法从照片判断发际线，按${percent}%处理`,
  wouldBeSent: (count, all) => `${formatCount(all)}张中，${formatCount(count)}张可以上传。`,
  photos,
  recordings,
  sources,
  writeErrors,
}
