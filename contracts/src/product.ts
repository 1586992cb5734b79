/** The product's name; every page and every mail takes it from here. */
export const product = 'Portway';
