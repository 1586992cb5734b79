import type {
  JobSuggestion,
  readAdvertisementOperation,
} from '@portway/contracts/hiring/employer-jobs/advertisement';
import type {
  checkJobWordingOperation,
  WordingMarkOfJob,
} from '@portway/contracts/hiring/employer-jobs/job-wording';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { checkJobWording } from '@portway/rules/job-wording';
import { calendarDate } from '@portway/rules/kernel';
import { requireHiring } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';

export interface DraftingHelpDeps {
  readonly readAdvertisement: (pasted: string, today: string) => JobSuggestion[];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

const fields = ['title', 'summary', 'about', 'responsibilities', 'qualifications'] as const;

/** What helps to write a job post. Nothing of it is stored. */
export function draftingHelp({ readAdvertisement, today }: DraftingHelpDeps) {
  return {
    readAdvertisement(
      { caller }: RequestContext,
      { text }: RequestOf<typeof readAdvertisementOperation>,
    ): ResponseOf<typeof readAdvertisementOperation> {
      requireHiring(caller);
      return { suggestions: readAdvertisement(text, today()) };
    },
    checkWording(
      { caller }: RequestContext,
      { texts, sponsorable, requires }: RequestOf<typeof checkJobWordingOperation>,
    ): ResponseOf<typeof checkJobWordingOperation> {
      requireHiring(caller);
      const facts = { on: calendarDate(today()), sponsorable, requires };
      const marks = fields.flatMap((field) =>
        checkJobWording(texts[field] ?? '', facts).map(
          ({ law, ...mark }): WordingMarkOfJob => ({
            field,
            ...mark,
            rule: law.parameter,
            sources: law.sources.map((source) => ({ ...source })),
          }),
        ),
      );
      return { marks };
    },
  };
}

export type DraftingHelp = ReturnType<typeof draftingHelp>;
