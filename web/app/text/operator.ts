/**
 * Who runs this site and how to reach them: the operator's own content, in one place. What stands here is for
 * demonstration until the operator replaces it: the name and addresses belong to nobody, and the telephone number is
 * from the range that Ofcom keeps free for drama. `confirmed: false` makes a page say that its words are an example.
 */
export const operator = {
  confirmed: false,
  company: {
    name: 'Portway Limited',
    registeredIn: 'England and Wales',
    /** As Companies House gives it; undefined leaves the line out. */
    number: undefined as string | undefined,
  },
  /** For anything about personal data too. */
  email: 'hello@portway.example',
  phone: { shown: '020 7946 0321', dialled: '+442079460321' },
  phoneHours: 'Call our team Mon-Fri from 8am to 5pm',
  address: ['1 Example Street', 'London', 'EX1 1PL'],
  /** The full address of each page; one that is undefined is not shown. */
  social: {
    X: undefined as string | undefined,
    Instagram: undefined as string | undefined,
    Facebook: undefined as string | undefined,
    LinkedIn: undefined as string | undefined,
  },
  /**
   * Whoever regulates the operator's immigration advice, and the number to look it up. Without it nothing on the site
   * offers advice: a consultation is then about the product.
   */
  adviser: undefined as { regulator: string; number: string } | undefined,
} as const;
