/** The company that runs the site. A line whose field is undefined is left out. */
export interface Operator {
  /** While `false`, pages mark this content as an example. */
  readonly confirmed: boolean;
  readonly company: {
    readonly name: string;
    readonly registeredIn: string;
    /** As Companies House gives it. */
    readonly number?: string;
  };
  /** Also the contact for personal data. */
  readonly email: string;
  /** Shown above the telephone number that staff have entered. */
  readonly phoneHours: string;
  readonly address: readonly string[];
  /** The full address of each page. */
  readonly social: Readonly<Partial<Record<'X' | 'Instagram' | 'Facebook' | 'LinkedIn', string>>>;
  /**
   * The regulator of the operator's immigration advice, and the registration number. Without it nothing on
   * the site offers advice: a consultation is then about the product.
   */
  readonly adviser?: { readonly regulator: string; readonly number: string };
}

/**
 * The operator's own content, in one place. It is an example until the operator replaces it: the name and
 * addresses belong to nobody. The telephone number, the address to visit and figures of its own are entered by staff.
 */
export const operator: Operator = {
  confirmed: false,
  company: { name: 'Portway Limited', registeredIn: 'England and Wales' },
  email: 'hello@portway.example',
  phoneHours: 'Call our team Mon-Fri from 8am to 5pm',
  address: ['1 Example Street', 'London', 'EX1 1PL'],
  social: {},
};
