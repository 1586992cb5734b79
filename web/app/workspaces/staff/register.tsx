import { call, download } from '@portway/contracts/client';
import {
  decideRegisterClaimOperation,
  downloadClaimEvidenceOperation,
  registerClaimsOperation,
} from '@portway/contracts/register/sponsor-register/register-claims';
import {
  type RegisterFetching,
  registerFetchingOperation,
} from '@portway/contracts/register/sponsor-register/register-fetching';
import { readAction } from '../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../kit/loading/signed-in.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { atTime } from '../../text/moments.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/register.ts';
import { RecordTabs } from './record-tabs.tsx';
import { RegisterClaims } from './register-claims.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Register of sponsors',
    description: 'How fetching the register of sponsors goes.',
    index: false,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const me = { fetch: asMe(request) };
  const [fetching, { claims }] = await Promise.all([
    call(registerFetchingOperation, undefined, me),
    call(registerClaimsOperation, undefined, me),
  ]);
  return { fetching, claims };
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  if (intent === 'evidence')
    return callApi(async (me) => ({
      message: 'The file is in your downloads. It is a copy that we made.',
      file: await download(downloadClaimEvidenceOperation, undefined, { ...me, parameters }),
    }));
  const decision = { confirm: intent === 'confirm', reason: values.reason ?? '' };
  return callApi((me) => call(decideRegisterClaimOperation, decision, { ...me, parameters }));
}

export default function RegisterPage({ loaderData: { fetching, claims } }: Route.ComponentProps) {
  return (
    <div>
      <h1 className="text-36">Register of sponsors</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        The edition that the site searches, and how fetching a new one each morning goes; and the entries that
        organisations ask us to confirm.
      </p>
      <RecordTabs />
      {fetching.fault !== null && (
        <Notice kind="error" title="The last try failed" className="mt-6">
          <p className="wrap-anywhere">{withDaysInWords(fetching.fault)}</p>
          <p className="mt-2">
            The edition before stays. Check REGISTER_URL on the server, or try again there:{' '}
            <code>npm run admin -- register --fetch</code>
          </p>
        </Notice>
      )}
      <Card className="mt-6">
        <dl className="staff-facts">
          {factsOf(fetching).map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <h2 className="mt-10 text-22">Claims to check</h2>
      <RegisterClaims claims={claims} />
    </div>
  );
}

function factsOf({ edition, address, triedAt, succeededAt, outcome, failedDays }: RegisterFetching) {
  return [
    ['Newest edition', edition === null ? 'None yet' : dayInWords(edition)],
    ['Fetched from', address ?? 'Nowhere: set REGISTER_URL on the server, or read a file in by hand'],
    ['Last tried', triedAt === null ? 'Never' : atTime(triedAt)],
    ['Last succeeded', succeededAt === null ? 'Never' : atTime(succeededAt)],
    ...(outcome === null ? [] : [['What it brought', withDaysInWords(outcome)]]),
    ...(failedDays === 0 ? [] : [['Days it failed since', String(failedDays)]]),
  ] as const;
}
