/** An article's card; its text is in `site/articles/`. */
export interface ArticleHead {
  /** Its address is `/blogs/<slug>`. It also seeds the drawn cover. */
  readonly slug: string;
  readonly title: string;
  /** One or two sentences, for the card and for search engines. */
  readonly summary: string;
  readonly subject: 'Recruitment' | 'Visas' | 'Sponsor licence' | 'Salaries' | 'Costs' | 'Compliance';
  /** `YYYY-MM-DD`. */
  readonly published: string;
  /** Reading time at 230 words a minute; a test counts the article's words. */
  readonly minutes: number;
}

/** Every article; the home page shows the first three. */
export const articleHeads = [
  {
    slug: 'hiring-engineers-from-abroad',
    title: 'International tech hiring: what 2025 changed, and what applies today',
    summary:
      'Which software jobs can be sponsored, what they must pay, what the move costs, and what to do in which order.',
    subject: 'Recruitment',
    published: '2026-11-21',
    minutes: 4,
  },
  {
    slug: 'uk-work-visa-requirements',
    title: 'UK work visa requirements: what 2025 changed, and what applies today',
    summary:
      'The job, the pay, the English and the money that a Skilled Worker application needs, and the day each rule took effect.',
    subject: 'Visas',
    published: '2026-11-21',
    minutes: 5,
  },
  {
    slug: 'becoming-a-licensed-sponsor',
    title: 'Becoming a licensed sponsor, step by step',
    summary:
      'Who can apply, the documents, the people you must name, the fee on the day you apply and what happens after.',
    subject: 'Sponsor licence',
    published: '2026-11-21',
    minutes: 6,
  },
  {
    slug: 'the-skilled-worker-salary',
    title: 'How a Skilled Worker’s minimum salary is worked out',
    summary:
      'Two figures decide, and the higher one wins. The options A to K, hours, new entrants and what does not count as pay.',
    subject: 'Salaries',
    published: '2026-11-21',
    minutes: 4,
  },
  {
    slug: 'what-sponsorship-costs',
    title: 'What sponsoring one engineer costs, and who must pay',
    summary:
      'Licence, certificate, skills charge, visa and health surcharge in one bill, and which of them you may never pass on.',
    subject: 'Costs',
    published: '2026-11-21',
    minutes: 4,
  },
  {
    slug: 'a-sponsors-duties',
    title: 'A sponsor’s duties, and how its deadlines are counted',
    summary:
      'What to report and within how many working days, what to keep, and how to be ready for a visit.',
    subject: 'Compliance',
    published: '2026-11-21',
    minutes: 4,
  },
] as const satisfies readonly ArticleHead[];
