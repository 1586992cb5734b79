import type { Client } from '@portway/contracts/account/clients/clients';
import { weekdayFrom } from '../../text/days.ts';

/** What an adviser and what any other member calls them. */
export function clientNouns(clients: readonly Pick<Client, 'complianceRole'>[]) {
  return clients.some(({ complianceRole }) => complianceRole === 'adviser')
    ? ({ one: 'client', many: 'clients' } as const)
    : ({ one: 'organisation', many: 'organisations' } as const);
}

/** The page in one sentence. */
export function clientsHeadline(clients: readonly Client[]): string {
  const nouns = clientNouns(clients);
  const sentence = (of: 'overdue' | 'due', is: string, are: string) => {
    const places = clients.filter(({ duties }) => (duties?.[of] ?? 0) > 0).length;
    const count = clients.reduce((sum, { duties }) => sum + (duties?.[of] ?? 0), 0);
    if (count === 0) return undefined;
    return `${count === 1 ? 'One report is' : `${count} reports are`} ${count === 1 ? is : are}, at ${places} ${places === 1 ? nouns.one : nouns.many}`;
  };
  return (
    sentence('overdue', 'overdue', 'overdue') ??
    sentence('due', 'due', 'due') ??
    `No report is due at your ${clients.length} ${nouns.many}`
  );
}

/** The figures of a client, with the words under them. */
export function figuresOf({ duties, applicants }: Client) {
  return [
    ...(duties === null
      ? []
      : [
          { label: 'Overdue', count: duties.overdue, isLate: duties.overdue > 0 },
          { label: 'Due', count: duties.due, isLate: false },
          { label: 'Ends soon', count: duties.ends, isLate: false },
        ]),
    ...(applicants === null ? [] : [{ label: 'New applications', count: applicants, isLate: false }]),
  ];
}

export function nextDayWords({ duties }: Client, today: string): string {
  if (duties === null) return 'You see no sponsor duties here.';
  return duties.nextOn === null
    ? 'No report has a day.'
    : `Next report by ${weekdayFrom(duties.nextOn, today)}.`;
}
