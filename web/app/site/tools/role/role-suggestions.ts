import { type ComboOption, comboBox } from '../../../ui/combo-box.ts';

/** Timeout of the search in milliseconds. */
const longest = 8_000;

/** Suggests occupation codes while a job title is typed into the text field within this element. */
export function offerRoles(place: Element): void {
  const input = place.querySelector('input');
  if (input === null || input.role === 'combobox') return;
  comboBox(input, { load: searchRoles, failed: 'Search isn’t answering. You can type a code.' });
}

/**
 * Calls the API with plain `fetch`: the typed client would load zod, 25 KB, for somebody who has typed one
 * letter. Rejects if the request fails or the response has an unknown shape.
 */
async function searchRoles(text: string, signal: AbortSignal): Promise<ComboOption[]> {
  const keyword = text.slice(0, 200);
  const answer = await fetch(`/api/salary/search?${new URLSearchParams({ keyword })}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
  });
  if (!answer.ok) throw new Error(`The search answers ${answer.status}.`);
  return rolesIn(await answer.json());
}

/** The options in a response of the search; throws at any other shape. */
export function rolesIn(answer: unknown): ComboOption[] {
  if (!isObject(answer) || !('salaries' in answer) || !Array.isArray(answer.salaries)) throw unreadable();
  return answer.salaries.map(roleIn);
}

function roleIn(found: unknown): ComboOption {
  if (!isObject(found) || !('occupationCode' in found) || !('jobType' in found)) throw unreadable();
  const { occupationCode, jobType } = found;
  if (typeof occupationCode !== 'string' || typeof jobType !== 'string') throw unreadable();
  const matchedTitle =
    'matchedTitle' in found && typeof found.matchedTitle === 'string' ? found.matchedTitle : '';
  const isInTitle = jobType.toLowerCase().includes(matchedTitle.toLowerCase());
  return {
    label: `${occupationCode} - ${jobType}`,
    note: isInTitle ? undefined : `matched from “${matchedTitle}”`,
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function unreadable(): TypeError {
  return new TypeError('The search sent an answer that we cannot read.');
}
