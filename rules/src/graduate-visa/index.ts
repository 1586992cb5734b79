export { type GraduateVisa, graduateVisaInWords, graduateVisas } from './graduate-visa.ts';
export { graduateVisaMonths, graduateVisaParameters } from './parameters.ts';
