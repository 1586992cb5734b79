export { biometricsRange, visaFeeParameters } from './parameters.ts';
export { type PriorityService, priorityFee } from './priority-fee.ts';
export { type VisaFee, type VisaFeeFacts, visaFee } from './visa-fee.ts';
