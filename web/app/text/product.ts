export { product } from '@portway/contracts/product';

/**
 * Year in the copyright line. Fixed, because a prerendered page and its scripts could disagree about today.
 */
export const firstPublished = 2026;
