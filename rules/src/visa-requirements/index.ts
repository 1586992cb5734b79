export { noFundsAfter, visaRequirementsParameters } from './parameters.ts';
