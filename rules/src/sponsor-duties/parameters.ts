export * from './record-parameters.ts';
export * from './report-parameters.ts';
