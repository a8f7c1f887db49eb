import type { StyleTexts } from '../../../../content/style-texts.js'

export const shapes: StyleTexts['shapes'] = {
  'smart-casual':
    'Build on one well-cut piece, such as a tailored jacket, and lighten it with jersey or denim.',
  natural:
    'Fabrics with a visible texture suit you: linen, cotton or wool. Choose straight cuts that leave the body room.',
  pretty:
    'Light, compact pieces suit you: a shorter length, a small rounded collar, a fine print. Choose thin, soft fabrics.',
  basic:
    'Classic shapes with little decoration suit you. When you would like a change, let one accessory add a straight line or a curve.',
  handsome:
    'Tailoring with a definite line suits you, such as a firm jacket or trousers with a centre crease.',
  chic: 'Fabrics that fall smoothly along the body suit you, in shapes with little decoration. Choose a quiet sheen, as of silk or cashmere.',
  sweet:
    'Pieces that move with you suit you, such as gathers and pleats. Choose thin fabrics, such as a fine-gauge knit.',
  simple:
    'Shapes with nothing to spare suit you, such as a slim shirt or tapered trousers. Choose plain fabrics that fit at shoulder and hem.',
  casual:
    'Relaxed fabrics suit you, such as a brushed knit or a washed shirt. Choose pieces with a little room at shoulder and hem.',
  wild: 'Fabrics with a definite texture suit you: leather, denim or heavy cotton. Choose pieces with a clear line at collar and shoulder.',
}
