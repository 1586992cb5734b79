import {
  type ApplicationWhole,
  listApplicationsOperation,
  showApplicationOperation,
} from '@portway/contracts/candidate/applications/applications';
import { submit } from '@portway/contracts/client';
import {
  type SponsorshipRejection,
  showMySponsorshipRejectionOperation,
} from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import { type MyVisaFacts, showMyVisaFactsOperation } from '@portway/contracts/hiring/visa-facts/visa-facts';
import type { ResponseOf } from '@portway/contracts/operation';
import { ProblemError } from '@portway/contracts/problem';
import { addressOf, orLastGoodResult } from '../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';

export type AppliedShown =
  | { readonly shows: 'list'; readonly list: ResponseOf<typeof listApplicationsOperation> }
  | {
      readonly shows: 'one';
      readonly one: ApplicationWhole;
      readonly visaFacts: MyVisaFacts;
      readonly rejection: SponsorshipRejection | null;
    }
  | { readonly shows: 'nothing' };

/** What the address requests: one application, or a tab of them. */
export const loadApplied = orLastGoodResult(async (request): Promise<AppliedShown> => {
  const query = new URL(request.url).searchParams;
  const id = query.get('application');
  const me = { fetch: asMe(request) };
  if (id !== null) return await one(id, me);
  const filters = {
    tab: query.get('tab') === 'archived' ? 'archived' : 'ongoing',
    after: query.get('after'),
  };
  const { after, ...first } = filters;
  return {
    shows: 'list',
    list: await submit(listApplicationsOperation, after === null ? first : filters, me),
  };
}, addressOf);

async function one(id: string, me: { fetch: ReturnType<typeof asMe> }): Promise<AppliedShown> {
  try {
    const options = { ...me, parameters: { id } };
    const [application, visaFacts, { rejection }] = await Promise.all([
      submit(showApplicationOperation, undefined, options),
      submit(showMyVisaFactsOperation, undefined, options),
      submit(showMySponsorshipRejectionOperation, undefined, options),
    ]);
    return { shows: 'one', one: application, visaFacts, rejection };
  } catch (error) {
    if (error instanceof ProblemError && nothing.includes(error.status)) return { shows: 'nothing' };
    throw error;
  }
}

/** Not a valid id, or an application that does not exist or belongs to another user. */
const nothing: readonly number[] = [400, 404, 422];
