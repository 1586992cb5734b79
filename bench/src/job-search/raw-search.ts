import pg from 'pg';
import type { Question } from './questions.ts';

/** The baseline: a single SQL statement that finds the newest matching jobs, and nothing else. */
export interface RawSearch extends AsyncDisposable {
  ask(question: Question): Promise<number>;
}

const filters = ['workplace', 'level', 'size', 'nation'] as const;

/**
 * No title words ranked first, no count, card, role or transaction; the search words are prepared beforehand.
 */
export async function rawSearch(url: string, questions: readonly Question[]): Promise<RawSearch> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const prepared = new Map<Question, { readonly text: string; readonly values: readonly unknown[] }>();
  for (const question of questions) prepared.set(question, await statementOf(client, question));
  return {
    async ask(question) {
      const { text = '', values = [] } = prepared.get(question) ?? {};
      return (await client.query(text, [...values])).rows.length;
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

async function statementOf(client: pg.Client, question: Question) {
  const { title = '', place = '', occupation, pay, posted, sponsored, sort } = question;
  const { rows } = await client.query(
    'select job_terms_query($1, $2) as words, place_terms_query($3) as place',
    [title, '', place],
  );
  const whom = {
    anyone: ['anyone'],
    phd: ['anyone', 'phd'],
    'new-entrants': ['anyone', 'phd', 'new-entrants'],
  };
  const terms = [
    rows[0].words,
    rows[0].place,
    ...filters.map((name) => question[name] && `'~${name}:${question[name]}'`),
    occupation && `'~occupation:${occupation}'`,
    sponsored &&
      whom[sponsored === 'phd' || sponsored === 'anyone' ? sponsored : 'new-entrants']
        .map((each) => `'~sponsored:${each}'`)
        .join(' | '),
    pay && `'~currency:GBP'`,
  ].filter(Boolean);
  const conditions = [
    'words @@ $1::tsquery',
    ...(pay === undefined ? [] : [`pay_to >= ${Number(pay)}`]),
    ...(posted === undefined ? [] : [`published_at > now() - interval '${Number(posted)} days'`]),
  ];
  const order = sort === 'pay' ? 'pay_rank' : 'published_at';
  return {
    text: `select job, slug, title, employer, place, pay_from, pay_to, published_at from published_job
      where ${conditions.join(' and ')} order by ${order} desc, job desc limit 21`,
    values: [terms.map((each) => `(${each})`).join(' & ')],
  };
}
