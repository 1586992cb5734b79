export { visaRequirementsParameters } from './parameters.ts';
