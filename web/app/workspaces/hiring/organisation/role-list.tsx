import { complianceRole } from '@portway/contracts/account/account-settings/account-fields';
import { Panel } from '../../../kit/frame/panel.tsx';
import { complianceNames, complianceWords, roleNames, rolesToGive, roleWords } from './roles.ts';

/** What each role can do, shown to every member. */
export function RoleList() {
  return (
    <Panel title="What each role can do">
      <dl className="flex flex-col gap-4">
        {rolesToGive('owner').map((role) => (
          <div key={role}>
            <dt className="font-semibold">{roleNames[role]}</dt>
            <dd className="mt-1 text-15 text-ink-2">{roleWords[role]}</dd>
          </div>
        ))}
        {complianceRole.options.map((role) => (
          <div key={role}>
            <dt className="font-semibold">
              {role === 'none' ? 'No compliance role' : complianceNames[role]}
            </dt>
            <dd className="mt-1 text-15 text-ink-2">{complianceWords[role]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
