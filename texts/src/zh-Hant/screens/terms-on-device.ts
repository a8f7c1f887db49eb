import type { TermsOnDevice } from '../../ja/screens/terms-on-device.js'

export const termsOnDevice: TermsOnDevice = {
  photoFact: '照片不會離開您的裝置',
  photo: ['臉部照片僅在此裝置上分析，不會傳送至外部。', '首次分析時，會下載所需的資料。'],
}
