export { englishWays, noFundsAfter, visaRequirementsParameters } from './parameters.ts';
