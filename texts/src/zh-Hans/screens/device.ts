import type { DeviceTexts } from '../../ja/screens/device.js'
import { certainty, closedEyes } from '../content/certainty.js'
import { terms } from '../content/terms.js'

export const device: DeviceTexts = {
  place: {
    legend: '分析方式',
    device: { title: '在本机分析', content: '照片不会离开您的设备' },
    service: { title: '在服务器分析', content: '上传照片，分析后立即删除' },
  },
  preparing: (percent) => `正在准备：${percent}%`,
  notLoaded: '无法加载分析所需的数据。请检查网络后重试。',
  look: {
    remarks: {
      ...certainty.doubts,
      'closed-eyes': closedEyes,
    },
    name: (name) => `${name}：`,
    close: '关闭',
    here: '发际线在这里吗？',
    hairline: (percent) => `发际线，距顶部${percent}%`,
  },
  receipt: {
    heading: terms.photoAndData,
    photo: {
      all: '照片仅在本机内分析，照片与测试结果均未上传。',
      some: '在本机分析的照片及其结果均未上传。',
    },
  },
}
