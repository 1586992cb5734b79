/** The product's name; every page takes it from here. */
export const product = 'Portway';
