import type { TermsOnDevice } from '../../ja/screens/terms-on-device.js'

export const termsOnDevice: TermsOnDevice = {
  photoFact: '照片不会离开您的设备',
  photo: ['面部照片仅在本机内分析，不会上传。', '首次分析时，将加载所需的数据。'],
}
