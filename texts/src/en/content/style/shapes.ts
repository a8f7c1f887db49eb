import type { StyleTexts } from '../../../content/style-texts.js'

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
    'Tailoring with a definite line, such as a structured jacket or trousers with a centre crease, suits you.',
  chic: 'Fabrics that fall smoothly along the body suit you, in shapes with little decoration. Choose a quiet sheen, like that of silk or cashmere.',
  sweet:
    'Gathers, pleats and other details that move with you suit you. Choose thin fabrics, such as a fine-gauge knit.',
  simple:
    'Pared-down shapes, such as a slim shirt or tapered trousers, suit you. Choose plain fabrics that fit at shoulder and hem.',
  casual:
    'Relaxed fabrics, such as a brushed knit or a washed shirt, suit you. Choose pieces with a little room at shoulder and hem.',
  wild: 'Fabrics with a definite texture suit you: leather, denim or heavy cotton. Choose pieces with a clear line at collar and shoulder.',
}
