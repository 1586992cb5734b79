export * from './age-parameters.ts';
export * from './person-parameters.ts';
export * from './race-parameters.ts';
