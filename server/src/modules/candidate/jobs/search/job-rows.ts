import type { RegisterWord } from '@portway/formats/register-word';
import type { Selectable } from 'kysely';
import type { PublishedJobTable } from '../jobs.tables.ts';

/** A job as a card shows it, with the names and badges of its employer. */
export type JobRow = Omit<Selectable<PublishedJobTable>, 'words' | 'pay_rank'> & {
  readonly legal_name: string | null;
  readonly trading_name: string | null;
  readonly actively_hiring: boolean;
  readonly growing_fast: boolean;
  readonly employer_slug: string;
  readonly logo: string | null;
  readonly register: 'claimed' | 'confirmed' | 'gone' | null;
  readonly register_word: RegisterWord | null;
};
