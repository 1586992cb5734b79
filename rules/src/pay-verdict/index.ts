export { isEnoughWithoutEntrants, isForEntrants } from './entrant-options.ts';
export { forWhom, type Wording } from './option-words.ts';
export { figuresInWords, lowerInWords, payInWords, theScaleDecides } from './pay-in-words.ts';
export {
  hasFigures,
  type OpenScale,
  type OptionPay,
  type PayVerdict,
  payVerdict,
  type WithFigures,
} from './pay-verdict.ts';
