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
  const response = await fetch(`/api/salary/search?${new URLSearchParams({ keyword })}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
  });
  if (!response.ok) throw new Error(`The search answers ${response.status}.`);
  return rolesIn(await response.json());
}

/** The options in a response of the search; throws at any other shape. */
export function rolesIn(answer: unknown): ComboOption[] {
  if (!isObject(answer) || !('salaries' in answer) || !Array.isArray(answer.salaries)) throw unreadable();
  return answer.salaries.map(roleIn);
}

function roleIn(value: unknown): ComboOption {
  if (!isObject(value) || !('occupationCode' in value) || !('jobType' in value)) throw unreadable();
  const { occupationCode, jobType } = value;
  if (typeof occupationCode !== 'string' || typeof jobType !== 'string') throw unreadable();
  const matchedTitle =
    'matchedTitle' in value && typeof value.matchedTitle === 'string' ? value.matchedTitle : '';
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
