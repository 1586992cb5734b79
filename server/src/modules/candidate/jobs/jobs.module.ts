import { readStoredJob } from '@portway/contracts/candidate/jobs/job-fields';
import { postSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { readStoredAnswers, readStoredEntry } from '@portway/contracts/candidate/profile/profile';
import { lawChange } from '@portway/contracts/hiring/employer-jobs/law-change';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import { foldedName } from '../../register/sponsor-register/folded-name.policy.ts';
import { hiddenCompanies } from '../profile/hidden-companies.policy.ts';
import { jobSuggestionsRepository } from './job-suggestions.repository.ts';
import { jobSuggestions } from './job-suggestions.service.ts';
import { jobsRepository } from './jobs.repository.ts';
import { jobsRoutes } from './jobs.routes.ts';
import { type JobsService, jobsService } from './jobs.service.ts';
import { jobsTables } from './jobs.tables.ts';
import { candidateWishes } from './recommendations/candidate-wishes.service.ts';
import { recommendationsRepository } from './recommendations/recommendations.repository.ts';
import { recommendationsService } from './recommendations/recommendations.service.ts';
import { searchWords } from './search-words.service.ts';
import { upkeepRepository } from './upkeep/upkeep.repository.ts';
import { type Upkeep, upkeepService } from './upkeep/upkeep.service.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly sponsorship: Sponsorship;
  readonly notify: Notifications['notify'];
  /** Towns of the register of sponsors that several sponsors name. */
  readonly registerTowns: () => readonly string[];
}

/** Published jobs: searched for, shown, recommended and kept up to date. */
export function jobsModule(
  { database, today, now }: Platform,
  { signedIn, sponsorship, notify, registerTowns }: Deps,
): Module<{ readonly jobs: JobsService; readonly upkeep: Upkeep }> {
  const readAnswers = readStoredJob;
  const readJudgement = (stored: unknown) => postSponsorship.safeParse(stored).data;
  const suggestions = jobSuggestions({
    repository: jobSuggestionsRepository(database.queries),
    registerTowns,
    now,
  });
  const words = searchWords(suggestions);
  const profiles = recommendationsRepository();
  const wishes = candidateWishes({
    repository: profiles,
    words,
    readAnswers: readStoredAnswers,
    readEntry: readStoredEntry,
  });
  const jobs = jobsService({
    repository: jobsRepository(database),
    sponsorship,
    suggestions,
    words,
    wishes,
    readAnswers,
    readJudgement,
    today,
  });
  const recommendations = recommendationsService({
    repository: profiles,
    wishes,
    jobs,
    hiddenFrom: hiddenCompanies,
    plainName: foldedName,
  });
  const upkeep = upkeepService({
    repository: upkeepRepository(database),
    sponsorship,
    notify,
    readAnswers,
    readJudgement,
    readLawChange: (stored) => lawChange.safeParse(stored).data,
    today,
  });
  return {
    tables: jobsTables,
    service: { jobs, upkeep },
    routes: (api) => jobsRoutes(api, { ...signedIn, jobs, suggestions, recommendations }),
    // Not at midnight alone: a server that was off then would show yesterday's jobs all day.
    schedules: [{ name: 'job-upkeep', every: 15, run: upkeep.all }],
  };
}
