export {
  englishExtension,
  englishFirst,
  englishWays,
  noFundsAfter,
  visaRequirementsParameters,
} from './parameters.ts';
