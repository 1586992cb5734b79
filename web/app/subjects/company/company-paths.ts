interface CompanyKey {
  readonly slug: string;
  /** The version of the logo; null without one. */
  readonly logo: string | null;
}

/** The public page of a company. */
export const companyPath = ({ slug }: Pick<CompanyKey, 'slug'>) => `/companies/${slug}`;

/** The address of its logo; undefined without one. */
export const logoPath = ({ slug, logo }: CompanyKey) =>
  logo === null ? undefined : `/companies/${slug}/logo.jpg?v=${logo}`;
