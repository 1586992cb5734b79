export type { Calculator, Correction } from './correction.ts';
export { corrections } from './corrections.ts';
