export * from './licence-sources.ts';
export * from './official-pages.ts';
export * from './salary-sources.ts';
export * from './sources.ts';
