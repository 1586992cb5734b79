export * from './official-pages.ts';
export * from './sources.ts';
