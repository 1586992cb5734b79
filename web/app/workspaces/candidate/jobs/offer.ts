import { jobPlacesOperation, jobTitlesOperation } from '@portway/contracts/candidate/jobs/jobs';
import { call } from '@portway/contracts/client';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import { type ComboOption, type ComboSource, comboBox } from '../../../ui/combo-box.ts';

/** Milliseconds after which a request for suggestions times out. */
const longest = 8_000;
const most = 100;

const failed = 'Suggestions are not there at the moment. You can type on.';

const loaders: Readonly<Record<'title' | 'place' | 'occupation', ComboSource['load']>> = {
  title: async (text, signal) =>
    (await call(jobTitlesOperation, { text }, { signal })).suggestions.map(asOption),
  place: async (text, signal) =>
    (await call(jobPlacesOperation, { text }, { signal })).suggestions.map(asOption),
  occupation: async (keyword, signal) => {
    const { salaries } = await call(searchSalariesOperation, { keyword }, { signal });
    return salaries.map(({ occupationCode, jobType, matchedTitle }) => ({
      label: `${occupationCode} - ${jobType}`,
      note: jobType.toLowerCase().includes(matchedTitle.toLowerCase())
        ? undefined
        : `matched from “${matchedTitle}”`,
    }));
  },
};

function asOption({ text, jobs }: { readonly text: string; readonly jobs: number }): ComboOption {
  return { label: text, note: jobs === 1 ? '1 job' : `${jobs} jobs` };
}

/** Shows suggestions under a text field while the user types. */
export function offer(what: keyof typeof loaders, input: HTMLInputElement): void {
  if (input.role === 'combobox') return;
  comboBox(input, {
    load: (text, signal) =>
      loaders[what](text.slice(0, most), AbortSignal.any([signal, AbortSignal.timeout(longest)])),
    failed,
  });
}
