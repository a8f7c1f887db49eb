import type { StyleTexts } from '../../../content/style-texts.js'

export const metals: StyleTexts['metals'] = {
  spring: '明亮的金色與您的肌膚最相襯。請選擇帶光澤、線條纖細輕盈的款式。',
  summer: '銀色與鉑金與您的肌膚最相襯。請選擇潔白清透、光澤柔和的款式。',
  autumn: '霧面的金色與古銅色與您的肌膚最相襯。請選擇錘紋、霧面等質感深邃的款式。',
  winter: '光澤閃耀的銀色能襯托您的肌膚。請選擇如鏡面般拋光的款式。',
}
