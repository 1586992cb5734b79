import { allocationYear } from '@portway/rules/certificate';
import { addDays, addMonths, type CalendarDate, lawOn } from '@portway/rules/kernel';
import { dutyRules, guidanceVersion } from '@portway/rules/sponsor-duties';
import { isHistory, keyPersonLeft, lookAtThis } from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import type { Finding, Looking } from './facts.ts';

/** What is on record about a sponsor itself. */
export interface SponsorFacts {
  /** Of the first office: the bank holidays of the organisation's own duties. */
  readonly nation: HolidayNation;
  readonly allocationFrom: CalendarDate | null;
  /** The last day of the newest allocation, where one is recorded. */
  readonly allocationEnds: CalendarDate | null;
  readonly keyPeople: readonly KeyPerson[];
  readonly lastLogInOn: CalendarDate | null;
  readonly guidanceReadOn: CalendarDate | null;
}

export interface KeyPerson {
  readonly id: string;
  readonly role: 'authorising-officer' | 'key-contact' | 'level-1' | 'level-2';
  readonly name: string;
  readonly untilDay: CalendarDate | null;
  /** Whether a colleague's account stands for them that is in the organisation no more. */
  readonly left: boolean;
  /** The newest edition of the guidance that it is confirmed this person has read. */
  readonly readEdition: CalendarDate | null;
}

/** What is due of the organisation, without any worker. */
export function organisationFindings(facts: SponsorFacts, looking: Looking): Finding[] {
  return [
    ...allocation(facts, looking),
    ...logIn(facts, looking),
    ...guidance(facts, looking),
    ...keyPeople(facts, looking),
  ];
}

const about = ({ nation }: SponsorFacts) => ({ worker: null, nation });

function allocation(facts: SponsorFacts, { today }: Looking): Finding[] {
  if (facts.allocationFrom === null) return [];
  const year = allocationYear(newestYear(facts.allocationFrom, today));
  if (year.status !== 'answered') return [];
  const endsOn = facts.allocationEnds ?? year.endsOn;
  if (endsOn < today || today < year.askFrom) return [];
  return [
    {
      ...about(facts),
      key: `allocation-ends:${endsOn}`,
      title: 'The allocation of certificates ends',
      conclusion: lookAtThis({
        because: `Undefined certificates that are not assigned by then expire. Ask for those of the next year: asked for on ${year.askFrom}, an answer can take until ${year.answeredBy}.`,
        steps: year.steps,
      }),
      happenedOn: endsOn,
      asked: { endsOn },
    },
  ];
}

/** The year that today is in, of allocations that began on this day of some year. */
function newestYear(from: CalendarDate, today: CalendarDate): CalendarDate {
  const next = addMonths(from, 12);
  return next <= today ? newestYear(next, today) : from;
}

/** How many days before it is due a log-in is shown. Our choice, not the law. */
const logInShownBefore = 7;

function logIn(facts: SponsorFacts, { today }: Looking): Finding[] {
  const { lastLogInOn } = facts;
  const rule = lawOn(dutyRules['rec-sms-login'], today);
  const months = rule.status === 'in-force' ? rule.value.clock.length : 1;
  const due = lastLogInOn === null ? today : addMonths(lastLogInOn, months);
  if (today < addDays(due, -logInShownBefore)) return [];
  return [
    {
      ...about(facts),
      key: `log-in:${lastLogInOn ?? 'never'}`,
      title: 'Log in to the Sponsorship Management System',
      conclusion: lookAtThis({
        because:
          lastLogInOn === null
            ? 'Once a month. No log-in is recorded here.'
            : `Once a month. The last log-in recorded is of ${lastLogInOn}.`,
      }),
      happenedOn: due,
      asked: { lastLogInOn },
    },
  ];
}

/** The newest editions that we know of on the day, unless they were read since. */
function guidance(facts: SponsorFacts, { today }: Looking): Finding[] {
  const { guidanceReadOn } = facts;
  const editions = lawOn(guidanceVersion, today);
  if (editions.status === 'no-law') return [];
  const newest = editions.law.inForceFrom;
  if (guidanceReadOn !== null && guidanceReadOn >= newest) return [];
  const readers = facts.keyPeople.filter(
    ({ role, untilDay, left }) => role !== 'level-2' && !left && (untilDay === null || untilDay >= today),
  );
  const unread = readers.filter(({ readEdition }) => readEdition === null || readEdition < newest);
  if (readers.length > 0 && unread.length === 0) return [];
  const names = [...new Set(unread.map(({ name }) => name))];
  const missing =
    names.length === 0 ? 'No key person is on record yet.' : `Not confirmed yet: ${names.join(', ')}.`;
  return [
    {
      ...about(facts),
      key: `guidance:${newest}`,
      title: 'Guidance for sponsors is to be read',
      conclusion: lookAtThis({
        because: `Key people read the guidance and each new version. The newest that we know of is of ${newest}. ${missing} ${editions.value}`,
      }),
      happenedOn: newest,
      asked: { guidanceReadOn },
    },
  ];
}

const roles = [
  ['authorising-officer', 'Authorising Officer'],
  ['key-contact', 'Key Contact'],
  ['level-1', 'Level 1 user'],
] as const;

/** A role that nobody holds, since a day where one is recorded; and people who left the organisation here. */
function keyPeople(facts: SponsorFacts, looking: Looking): Finding[] {
  const { today } = looking;
  const { nation } = facts;
  const holds = ({ untilDay }: KeyPerson) => untilDay === null || untilDay >= today;
  const vacant = roles.flatMap(([role, title]): Finding[] => {
    const people = facts.keyPeople.filter((each) => each.role === role);
    if (people.some(holds)) return [];
    const last = people
      .flatMap(({ untilDay }) => untilDay ?? [])
      .toSorted()
      .at(-1);
    const base = { ...about(facts), title: `No ${title} is recorded` };
    const vacancy = last && {
      conclusion: keyPersonLeft({ role, nation, happenedOn: last }),
      happenedOn: last,
    };
    if (vacancy && !isHistory({ ...vacancy, nation, cutOver: looking.cutOver }))
      return [
        {
          ...base,
          ...vacancy,
          key: `key-person:${role}:${last}`,
          asked: {
            event: role === 'level-1' ? 'org-no-level-1' : 'org-key-personnel',
            nation,
            happenedOn: last,
          },
        },
      ];
    const because = `A licence needs one. Record who it is, or report who takes the role.`;
    return [
      {
        ...base,
        key: `key-person:${role}:none`,
        conclusion: lookAtThis({ because }),
        happenedOn: today,
        asked: { role },
      },
    ];
  });
  const leavers = facts.keyPeople
    .filter((each) => each.left && holds(each))
    .map(
      ({ id, name, role }): Finding => ({
        ...about(facts),
        key: `key-person:${id}`,
        title: `${name} has left your organisation here`,
        conclusion: lookAtThis({
          because: `Recorded as ${titleOf[role]}, without a place in your organisation on Portway. If the role ended, record its last day and who takes it.`,
        }),
        happenedOn: today,
        asked: { role },
      }),
    );
  return [...vacant, ...leavers];
}

const titleOf = {
  'authorising-officer': 'Authorising Officer',
  'key-contact': 'Key Contact',
  'level-1': 'Level 1 user',
  'level-2': 'Level 2 user',
} as const;
