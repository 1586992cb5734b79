export { product } from '@portway/contracts/product';

/** The year of the copyright line; a clock would differ between a page drawn at build and its scripts. */
export const firstPublished = 2026;
