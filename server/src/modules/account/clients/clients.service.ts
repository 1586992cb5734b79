import type { Client, Clients } from '@portway/contracts/account/clients/clients';
import { requireNotStaff } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { ClientsRepository, OrganisationRow } from './clients.repository.ts';

type On = RequestContext['transaction'];

export interface ClientsDeps {
  readonly repository: ClientsRepository;
  /** Open duties of an organisation, of those that row-level security shows. */
  readonly countDuties: (on: On, organisation: string) => Promise<NonNullable<Client['duties']>>;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

export function clientsService({ repository, countDuties, today }: ClientsDeps) {
  return {
    /** Each organisation is read as its member sees it: by its own policies, one after the other. */
    async list({ caller, transaction: on }: RequestContext): Promise<Clients> {
      requireNotStaff(caller);
      const organisations = await repository.organisations(on);
      const clients: Client[] = [];
      for (const each of organisations) clients.push(await clientOf(on, each, caller));
      const { organisation, secondFactor } = caller;
      const complianceRole = secondFactor ? (organisation?.complianceRole ?? 'none') : 'none';
      await repository.actFor(on, organisation && { ...organisation, complianceRole });
      return {
        today: today(),
        needsSecondFactor:
          !caller.secondFactor && organisations.some(({ complianceRole }) => complianceRole !== 'none'),
        clients: clients.toSorted(moreUrgent),
      };
    },
  };

  async function clientOf(
    on: On,
    organisation: OrganisationRow,
    { account, secondFactor }: { readonly account: string; readonly secondFactor: boolean },
  ): Promise<Client> {
    const { id, hiring } = organisation;
    const complianceRole = secondFactor ? organisation.complianceRole : 'none';
    await repository.actFor(on, { id, hiring, complianceRole });
    return {
      ...organisation,
      duties: complianceRole === 'none' ? null : await countDuties(on, id),
      applicants: hiring === 'none' ? null : await repository.applicants(on, id, account),
    };
  }
}

export type ClientList = ReturnType<typeof clientsService>;

const figuresOf = ({ duties, applicants }: Client): readonly number[] => [
  duties?.overdue ?? 0,
  duties?.due ?? 0,
  duties?.ends ?? 0,
  applicants ?? 0,
];

/** By what is past its day, then by what is due, what ends, and what waits in hiring; else as they were joined. */
function moreUrgent(one: Client, other: Client): number {
  const others = figuresOf(other);
  return figuresOf(one).reduce((order, figure, place) => order || (others[place] ?? 0) - figure, 0);
}
