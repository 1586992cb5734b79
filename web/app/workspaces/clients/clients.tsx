import { type Client, listClientsOperation } from '@portway/contracts/account/clients/clients';
import { call } from '@portway/contracts/client';
import { Layers } from 'lucide-react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { orLastGoodResult } from '../../kit/loading/last-good-result.ts';
import { asMe } from '../../kit/loading/signed-in.ts';
import { pathInWorkspace } from '../../kit/loading/workspace-choice.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { memberWords } from '../../text/role-names.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/clients.ts';
import { clientNouns, clientsHeadline, figuresOf, nextDayWords } from './client-words.ts';
import './clients.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Clients', description: 'What waits in each of your organisations.', index: false });

const loadClients = orLastGoodResult((request) =>
  call(listClientsOperation, undefined, { fetch: asMe(request) }),
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadClients(request);
export const HydrateFallback = PageSkeleton;

export default function Clients({ loaderData: { clients, needsSecondFactor } }: Route.ComponentProps) {
  if (clients.length === 0) return <NoClients />;
  return (
    <div>
      <h1 className="text-36">{clientsHeadline(clients)}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        The most urgent first. Choose one to see what waits there.
      </p>
      {needsSecondFactor && (
        <Notice kind="warning" title="Sponsor duties are counted after a second factor" className="mt-5">
          <Link to="/dashboard/account/security" className="text-link underline underline-offset-4">
            Add a passkey or an authenticator app
          </Link>
          , then log in with it.
        </Notice>
      )}
      <ul className="clients mt-6" aria-label={`Your ${clientNouns(clients).many}`}>
        {clients.map((client) => (
          <Row key={client.id} client={client} />
        ))}
      </ul>
    </div>
  );
}

function Row({ client }: { client: Client }) {
  return (
    <li className="clients-row">
      <div className="clients-name">
        {/* Loads a new page: nothing of one workspace stays in the memory of another. */}
        <a href={pathInWorkspace('/dashboard', client.id)}>{client.name ?? 'Your organisation'}</a>
        <p>
          {memberWords(client)}. {nextDayWords(client, londonToday())}
        </p>
      </div>
      <dl>
        {figuresOf(client).map(({ label, count, isLate }) => (
          <div key={label} data-late={isLate || undefined}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString('en-GB')}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function NoClients() {
  return (
    <div>
      <h1 className="text-36">You belong to no organisation</h1>
      <div className="mt-6">
        <EmptyState
          Icon={Layers}
          title="Nothing here yet"
          action={
            <LinkButton to="/dashboard" look="outline">
              Home
            </LinkButton>
          }
        >
          An owner or admin of an organisation can invite you. Each that you join appears here.
        </EmptyState>
      </div>
    </div>
  );
}
