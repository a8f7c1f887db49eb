import type { ShellTexts } from '../../ja/screens/shell.js'
import { errorHeading } from './shared.js'
import { store } from './store.js'

export const shell: ShellTexts = {
  store,
  skip: '跳到正文',
  home: '首页',
  language: '语言',

  footer: {
    label: '关于本网站',
    company: '公司简介',
    legal: '特定商业交易法公示',
    privacy: '隐私政策',
    siteUse: '网站使用须知',
    data: '照片与数据的处理',
    accessibility: '无障碍说明',
    related: '相关网站',
  },

  error: {
    heading: errorHeading,
    notLoaded: '页面加载失败。请检查网络后重新加载。',
    fault: '页面出现问题。请重新加载。',
    again: '重新加载',
  },
}
