export * from './duty-sources.ts';
export * from './licence-sources.ts';
export * from './official-pages.ts';
export * from './official-rules.ts';
export * from './salary-sources.ts';
export * from './sources.ts';
export * from './visa-sources.ts';
export * from './wording-sources.ts';
