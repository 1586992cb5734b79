import { changeComplianceRoleOperation } from '@portway/contracts/account/organisation/compliance-roles';
import { organisationOperation } from '@portway/contracts/account/organisation/organisation';
import { saveSponsoringOperation } from '@portway/contracts/account/organisation/sponsoring';
import { call, submit } from '@portway/contracts/client';
import { showSponsorFactsOperation } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import type { Route } from './+types/sponsorship.ts';
import { LicenceContradiction } from './licence-contradiction.tsx';
import { SponsorStepList } from './sponsor-step-list.tsx';
import { SponsoringQuestion } from './sponsoring-question.tsx';
import { sponsorSteps } from './sponsoring-words.ts';
import './sponsorship.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Sponsorship', description: 'Begin with sponsorship.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const me = { fetch: asMe(request) };
  const [{ sponsoring, yourRole }, facts] = await Promise.all([
    call(organisationOperation, undefined, me),
    call(showSponsorFactsOperation, undefined, me),
  ]);
  return { sponsoring, yourRole, facts };
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  if (intent === 'take-role')
    return callApi((me) =>
      submit(
        changeComplianceRoleOperation,
        { role: 'officer' },
        { ...me, parameters: { id: values.member ?? '' } },
      ),
    );
  return callApi((me) => submit(saveSponsoringOperation, { answer: values.answer ?? '' }, me));
}

/** Where sponsorship begins: one question, and the steps that follow from the answer. */
export default function Sponsorship({ loaderData: { sponsoring, yourRole, facts } }: Route.ComponentProps) {
  const me = useMe();
  const steps = sponsorSteps(sponsoring, me);
  return (
    <div>
      <h1 className="text-36">{headlines[sponsoring ?? 'none']}</h1>
      {yourRole === 'member' ? (
        <p className="mt-2 max-w-measure text-ink-2">
          An owner or admin of your organisation sets this up. Ask one of them; you see who they are under
          Organisation.
        </p>
      ) : (
        <div className="mt-6">
          <SponsoringQuestion answer={sponsoring} />
        </div>
      )}
      <LicenceContradiction sponsoring={sponsoring} facts={facts} />
      {steps.length > 0 && (
        <section className="panel mt-6" aria-labelledby="sponsor-steps">
          <h2 id="sponsor-steps" className="text-20">
            {sponsoring === 'already' ? 'Set up your sponsorship' : 'Before you sponsor someone'}
          </h2>
          <SponsorStepList steps={steps} />
        </section>
      )}
      {sponsoring === 'hiring-only' && (
        <p className="mt-6">
          <LinkButton to="/dashboard/hiring/jobs" look="outline">
            See your jobs
          </LinkButton>
        </p>
      )}
    </div>
  );
}

const headlines = {
  none: 'Begin with sponsorship',
  already: 'Bring your sponsorship in here',
  'not-yet': 'See what sponsoring takes',
  'hiring-only': 'You only hire for now',
} as const;
