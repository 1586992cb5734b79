export { englishNationalities, tuberculosisCountries } from './country-parameters.ts';
export {
  englishExtension,
  englishFirst,
  englishTestPrice,
  englishWays,
  fundsApplicant,
  fundsFirstChild,
  fundsFurtherChild,
  fundsHeldFor,
  fundsPartner,
  noFundsAfter,
  statementWithin,
  tuberculosisTestPrice,
  visaRequirementsParameters,
} from './parameters.ts';
