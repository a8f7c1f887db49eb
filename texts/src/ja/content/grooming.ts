import type { EntryTexts } from '../../content/content.js'

/** The advice for men with the one pattern that both genders are shown. */
export const groomingForChic: EntryTexts['makeup'] = {
  description:
    '肌と髪に静かなつやを残し、髭と眉をていねいに整えます。仕上げは控えめにとどめ、手入れの行き届いた質感を見せるのが基本です。',
  points: [
    {
      title: '肌',
      content:
        '美容液と保湿剤を重ね、つやを消しすぎず、サテンのような質感に整えます。乾きやすい目のまわりも、忘れずに保湿します。',
    },
    {
      title: '髭',
      content:
        '毛の流れに沿ってていねいに剃り、剃り跡を乳液でしっとりと落ち着かせます。残す場合は、長さをそろえて短く整えます。',
    },
    {
      title: '眉',
      content:
        'もとの流れを残し、はみ出した毛だけを整えます。左右の高さと長さをそろえると、落ち着いた表情になります。',
    },
    {
      title: '髪',
      content:
        '自然な流れをつけ、耳にかかる部分もなめらかに整えます。つやの出る軽いオイルを、毛先から薄くなじませます。',
    },
  ],
}
