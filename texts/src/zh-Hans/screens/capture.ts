import type { CaptureTexts } from '../../ja/screens/capture.js'
import { messages, typeNames } from '../content/messages.js'
import { terms } from '../content/terms.js'
import { camera } from './camera.js'

export const capture: CaptureTexts = {
  messages,
  camera,

  photo: {
    heading: '拍照前请确认',
    tips: {
      light: { title: '光线明亮', content: '自然光、日光灯均可。' },
      front: { title: '正对镜头', content: '摆正脸部，完整入镜。' },
      neutral: { title: '表情自然', content: '请收起笑容，双唇轻合。' },
      remove: { title: '摘下遮挡物', content: '如眼镜、口罩、帽子。' },
      bare: { title: '素颜拍摄', content: '建议卸妆后拍摄。' },
      card: {
        title: '白纸（可选）',
        content: '将白纸或测光卡举在脸旁，便于判断光线颜色。',
      },
    },
    lightCard: terms.lightCard,
    take: '拍照',
    album: '从相册选择',
    back: '返回选择性别',
    preparing: '正在准备照片',
    lost: '拍照时页面重新加载了。请重新拍照，或从相册选择。',
    reloaded: {
      photo: '页面重新加载了。照片并未保存在您的设备中，请重新拍照，或从相册选择。',
      analysis: '页面重新加载，分析已中止。您上传的照片将自动删除，请重新拍照，或从相册选择。',
    },
  },

  notAPhoto: (found) => {
    switch (found) {
      case 'video':
        return messages.notAStillImage
      case 'pdf':
      case 'empty':
      case 'unknown':
        return `不支持${typeNames[found]}。请选择JPEG或PNG照片。`
      case 'heic':
        return `不支持${typeNames[found]}。请点击“拍照”拍摄，或选择JPEG、PNG照片。在iPhone上，前往“设置”→“相机”→“格式”，选择“兼容性最佳”，即可拍摄JPEG照片。`
      default:
        return `不支持${typeNames[found]}。请点击“拍照”拍摄，或选择JPEG、PNG照片。您也可以打开这张图片，截屏后选择截图。`
    }
  },

  refused: (reason) => `这张照片${reason}。`,

  doubt: {
    heading: '使用这张照片吗？',
    picture: '您的照片',
    retake: '重拍',
    use: '继续使用',
  },

  hairline: {
    heading: '您的照片',
    instruction: '用手指拖动横线，对准发际线。',
    picture: '您的照片',
    hair: '头发',
    face: '脸',
    slider: '发际线的位置',
    value: (percent) => `距顶部${percent}%`,
    up: '上移横线',
    down: '下移横线',
    check: '用这张照片测试',
    discard: '重新拍照',
  },

  another: {
    number: (number, max) => `第${number}张照片（最多可综合${max}张）`,
    back: '返回原结果',
  },

  analysing: {
    heading: '正在分析',
    wait: '请稍候。',
    note: '分析可能需要一些时间。',
    lookedAt: {
      label: '正在分析的部位',
      parts: { outline: '轮廓', brows: '眉部', eyes: '眼部', mouth: '唇部', colours: '色彩' },
    },
    cancel: '取消',
  },

  failed: {
    heading: '分析失败',
    apology: '非常抱歉，面部分析过程中出现错误。',
    hint: '可能是照片不够清晰，或未能识别人脸。请在明亮的地方正对镜头重拍。',
    again: '用同一张照片重试',
    retake: '重拍',
    back: '返回选择性别',
    noNetwork: '无法连接服务器。请检查网络后重试。',
    unprepared: '无法读取照片。请选择其他照片。',
    serviceFault: '服务出现问题。请稍后重试。',
  },
}
