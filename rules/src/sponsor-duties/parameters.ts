export { dutyRules } from './duty-rules.ts';
export * from './record-parameters.ts';
export * from './report-parameters.ts';
export * from './right-to-work-parameters.ts';
