import {
  changeNotificationsOperation,
  type MailChoice,
  mailChoices,
  showNotificationsOperation,
} from '@portway/contracts/account/account-settings/account';
import type { Me } from '@portway/contracts/account/authentication/me';
import { call } from '@portway/contracts/client';
import { Link } from 'react-router';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { readAction } from '../kit/forms/read-action.ts';
import { Panel } from '../kit/frame/panel.tsx';
import { asMe } from '../kit/loading/signed-in.ts';
import { useMe } from '../kit/loading/use-me.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { CheckField } from '../ui/check-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { Route } from './+types/notifications.ts';
import { AccountPage } from './account-page.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Notifications', description: 'Which emails you want.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await call(showNotificationsOperation, undefined, { fetch: asMe(request) });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, callApi } = await readAction(request);
  const currentChoices = await call(showNotificationsOperation, undefined, { fetch: asMe(request) });
  const mails = (group: Group) => mailChoices.find((each) => each === values[group]) ?? currentChoices[group];
  const choice = {
    messages: mails('messages'),
    applications: mails('applications'),
    applicants: mails('applicants'),
    jobs: mails('jobs'),
    jobAlerts: values.jobAlerts === 'on',
    productNews: values.productNews === 'on',
  };
  return callApi((me) => call(changeNotificationsOperation, choice, me));
}

type Group = 'messages' | 'applications' | 'applicants' | 'jobs';

interface GroupWords {
  readonly name: Group;
  readonly label: string;
  readonly hint: string;
  readonly isFor: (me: Me) => boolean;
}

const isCandidate = (me: Me) => me.candidate || me.organisations.length === 0;
const isEmployer = (me: Me) => me.organisations.length > 0;

/** What somebody on either side is told about; a person on both sides chooses for both. */
const groups: readonly GroupWords[] = [
  {
    name: 'messages',
    label: 'Messages',
    hint: 'At once means after five minutes, if you have not read it by then.',
    isFor: () => true,
  },
  {
    name: 'applications',
    label: 'Your applications',
    hint: 'We sent it, its status changed, the job changed, an offer.',
    isFor: isCandidate,
  },
  {
    name: 'applicants',
    label: 'Applicants',
    hint: 'Someone applied, withdrew, shared visa facts or answered an offer. At most one email an hour about new applicants for one job.',
    isFor: isEmployer,
  },
  {
    name: 'jobs',
    label: 'Your jobs, the register and sponsor duties',
    hint: 'A job closes soon, can no longer be sponsored, we checked your entry in the register, or the day of a sponsor duty moved.',
    isFor: isEmployer,
  },
];

const choiceNames: Readonly<Record<MailChoice, string>> = {
  'at-once': 'At once',
  daily: 'Once a day, together',
  never: 'Never',
};
const options = mailChoices.map((value) => ({ value, label: choiceNames[value] }));

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const me = useMe();
  return (
    <AccountPage at="/dashboard/account/notifications" title="Notifications">
      <Panel
        title="Emails you want"
        text={
          <>
            <p>
              Whatever you choose here, we will email you when your password or address changes and before
              your account is deleted. This keeps your account safe.
            </p>
            <p className="mt-3">
              Everything is also in{' '}
              <Link to="/dashboard/notifications" className="text-link underline underline-offset-4">
                your list of notifications
              </Link>
              .
            </p>
          </>
        }
      >
        <ActionForm intent="notifications" button="Save">
          {() => (
            <div className="flex flex-col gap-5">
              {groups
                .filter(({ isFor }) => isFor(me))
                .map(({ name, label, hint }) => (
                  <SelectField
                    key={name}
                    name={name}
                    label={label}
                    hint={hint}
                    options={options}
                    defaultValue={loaderData[name]}
                  />
                ))}
              <fieldset className="flex flex-col gap-3">
                <legend className="sr-only">Other emails</legend>
                <CheckField
                  name="jobAlerts"
                  label="Job alerts"
                  hint="New jobs that match what you are looking for."
                  defaultChecked={loaderData.jobAlerts}
                />
                <CheckField
                  name="productNews"
                  label="News"
                  hint="What’s new on this site."
                  defaultChecked={loaderData.productNews}
                />
              </fieldset>
            </div>
          )}
        </ActionForm>
      </Panel>
    </AccountPage>
  );
}
