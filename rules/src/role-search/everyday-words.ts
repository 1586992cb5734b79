import { canonical } from './fold.ts';

/**
 * Words that stand in some title, such as “Next.js developer” or “night porter”, and in any advertisement: alone they say
 * nothing of the work. Beside a word that does, they belong to its phrase.
 */
const everyday = `
  after area back band benefit big body business call case change check class company contract county cover day deep department design duty
  email employment end entry evening every experience field first full good group hall hand help high hire holiday home hour inside
  job junior key lead learn learning level live local long main make making market midday money national native need net new newly
  next night off office old open order out over own package parking part partner pattern pension people place platform
  point portfolio post practice private product project public purchase qualified red register registered role room royal
  salary send senior service share shift short sign site small staff street studio support system team temporary time tool
  town trade train trainee training travel trust type under use user watch week weekend work worker working workshop year young
`;

const words = new Set(everyday.split(/\s+/).filter(Boolean).map(canonical));

/** Whether a word, as the search folds it, says nothing of the work on its own. */
export function isEveryday(word: string): boolean {
  return words.has(word);
}
