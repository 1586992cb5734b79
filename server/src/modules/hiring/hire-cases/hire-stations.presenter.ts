import type {
  HireCaseStep,
  HireStation,
  HireStationId,
} from '@portway/contracts/hiring/hire-cases/hire-steps';
import type { HireTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferJudgement } from '@portway/contracts/hiring/offers/offers';

/** What the way of a hire follows from. */
interface Way {
  readonly terms: HireTerms;
  /** What the rules said of the accepted terms; null where nobody is sponsored. */
  readonly judgement: OfferJudgement | null;
  readonly done: readonly { readonly step: string; readonly by_name: string; readonly done_at: Date }[];
  /** YYYY-MM-DD */
  readonly today: string;
}

type Step = Pick<HireCaseStep, 'id' | 'title' | 'who' | 'station'>;

/** The steps of a hire: for a sponsored one what the rules need in hand, and for everyone the right to work check. */
export function stepsOf(way: Omit<Way, 'today'>): HireCaseStep[] {
  const days = daysOf(way);
  return stepsInOrder(way).map((step) => ({
    ...step,
    day: days[step.station]?.until ?? null,
    done: doneOf(way.done, step.id),
  }));
}

function stepsInOrder({ terms, judgement }: Pick<Way, 'terms' | 'judgement'>): Step[] {
  const needed = terms.sponsored === null ? [] : (judgement?.needed ?? []);
  return [
    {
      id: 'contract',
      title: 'The contract of employment, signed by both sides',
      who: 'employer',
      station: 'contract',
    },
    ...needed
      .filter(({ id }) => id !== 'right-to-work-check')
      .map(({ id, text, who }): Step => ({ id, title: text, who, station: stationOf(id) })),
    ...(terms.sponsored === null ? [] : visaSteps),
    {
      id: 'right-to-work-check',
      title: 'The right to work check, before the first day, and the copy of it with its date',
      who: 'employer',
      station: 'check',
    },
    {
      id: 'employment-rights',
      title: 'Information on employment rights, given to the worker',
      who: 'employer',
      station: 'start',
    },
  ];
}

const visaSteps: readonly Step[] = [
  {
    id: 'visa-application',
    title: 'The visa application, sent and paid for',
    who: 'worker',
    station: 'application',
  },
  {
    id: 'visa-decision',
    title: 'The decision on the visa, told to the employer',
    who: 'worker',
    station: 'decision',
  },
];

/** What is not the employer's own is a paper for the visa application. */
function stationOf(needed: string): HireStationId {
  return needed === 'licence' || needed === 'certificate' ? needed : 'application';
}

function doneOf(done: Way['done'], id: string): HireCaseStep['done'] {
  const row = done.find(({ step }) => step === id);
  return row === undefined ? null : { by: row.by_name, at: row.done_at.toISOString() };
}

const titles: Readonly<Record<HireStationId, string>> = {
  contract: 'Contract',
  licence: 'Sponsor licence',
  certificate: 'Certificate',
  application: 'Visa application',
  decision: 'Visa decision',
  check: 'Right to work check',
  start: 'First day',
};

const sponsoredWay = [
  'licence',
  'contract',
  'certificate',
  'application',
  'decision',
  'check',
  'start',
] as const;
const plainWay = ['contract', 'check', 'start'] as const;

/** The way from the licence to the first day: the first station that is not done is where the hire is. */
export function stationsOf(way: Way): HireStation[] {
  const days = daysOf(way);
  const steps = stepsOf(way);
  const ids: readonly HireStationId[] = way.terms.sponsored === null ? plainWay : sponsoredWay;
  const openStations = new Set(steps.filter(({ done }) => done === null).map(({ station }) => station));
  const current = ids.find((id) => openStations.has(id));
  return ids.map((id) => ({
    id,
    title: titles[id],
    from: days[id]?.from ?? null,
    until: days[id]?.until ?? null,
    state: openStations.has(id) ? (id === current ? 'now' : 'to-come') : 'done',
  }));
}

/** Days that count as near: a step whose day lies within them is one of this week. */
const nearDays = 7;

/** The open steps of the present station, and every other whose day is near or over. */
export function thisWeekOf(way: Way): string[] {
  const current = stationsOf(way).find(({ state }) => state === 'now')?.id;
  const soon = new Date(Date.parse(`${way.today}T00:00:00Z`) + nearDays * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return stepsOf(way)
    .filter(({ done }) => done === null)
    .filter(({ station, day }) => station === current || (day !== null && day <= soon))
    .map(({ id }) => id);
}

interface PlannedDays {
  readonly from: string;
  readonly until: string;
}

const milestones = {
  licence: 'licence-decision',
  certificate: 'certificate',
  application: 'visa-application',
  decision: 'visa-decision',
} as const;

/** The planned days of each station, from the rules' timeline of the accepted terms. */
function daysOf({
  terms,
  judgement,
}: Pick<Way, 'terms' | 'judgement'>): Partial<Record<HireStationId, PlannedDays | undefined>> {
  const planned = (id: string): PlannedDays | undefined => {
    const milestone = judgement?.plan.find((each) => each.id === id);
    return milestone && { from: milestone.earliest, until: milestone.latest };
  };
  const start = { from: terms.startsOn, until: terms.startsOn };
  return {
    licence: planned(milestones.licence),
    certificate: planned(milestones.certificate),
    application: planned(milestones.application),
    decision: planned(milestones.decision),
    check: start,
    start,
  };
}
