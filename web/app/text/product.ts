/** The product's name; every page takes it from here. */
export const product = 'Portway';

/** The year of the copyright line; a clock would differ between a page drawn at build and its scripts. */
export const firstPublished = 2026;
