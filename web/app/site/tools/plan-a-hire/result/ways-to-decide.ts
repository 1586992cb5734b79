import {
  type HirePlan,
  type HirePlanFacts,
  hirePlan,
  licenceOf,
  type Milestone,
} from '@portway/rules/hire-plan';

/** One way to buy decisions: the chosen one, or another beside it. */
export interface Way {
  readonly title: string;
  readonly chosen: boolean;
  /** Whether a service is bought: its day is an aim, which nobody guarantees. */
  readonly aims: boolean;
  readonly extraPence: number | null;
  readonly timeline: readonly Milestone[];
  readonly start: Milestone;
}

type Services = Pick<HirePlanFacts, 'licence' | 'priority'>;

/** The plan's own way first, then the standard service and priority, each as the same rule counts it. */
export function waysOf(facts: HirePlanFacts): Way[] {
  const whenever = { ...facts, startWanted: undefined };
  const others = otherServices(facts).map((services) => wayOf(whenever, { services, chosen: false }));
  const standard = others[0]?.allPence ?? null;
  const ownWay = wayOf(whenever, { services: facts, chosen: true });
  const titles = new Set<string>();
  return [ownWay, ...others].flatMap((way) => {
    if (way === undefined || titles.has(way.title)) return [];
    titles.add(way.title);
    return [{ ...way, extraPence: lessPence(way.allPence, standard) }];
  });
}

function wayOf(facts: HirePlanFacts, { services, chosen }: { services: Services; chosen: boolean }) {
  const plan = hirePlan({ ...withFamily(facts, services.priority ?? 'none'), licence: services.licence });
  const start = plan.timeline.find(({ id }) => id === 'start');
  if (start === undefined) return undefined;
  const licence = licenceOf({ ...facts, licence: services.licence })?.priority === true;
  const { priority = 'none' } = services;
  return {
    title: wayTitle(licence, priority),
    chosen,
    aims: licence || priority !== 'none',
    allPence: totalPence(plan),
    timeline: plan.timeline,
    start,
  };
}

type Visa = NonNullable<HirePlanFacts['priority']>;

function wayTitle(licence: boolean, visa: Visa): string {
  const [alone, withLicence] = titles[visa];
  return licence ? withLicence : alone;
}

/** What is bought: for the visa alone, and with licence priority. */
const titles: Readonly<Record<Visa, readonly [string, string]>> = {
  none: ['Standard service', 'Licence priority'],
  priority: ['Visa priority', 'Licence and visa priority'],
  'super-priority': ['Visa super priority', 'Licence and visa super priority'],
};

/** The standard service first, which the others' extra cost is counted from. */
function otherServices(facts: HirePlanFacts): Services[] {
  const visa = facts.priority === 'super-priority' ? 'super-priority' : 'priority';
  const needsLicence = licenceOf(facts) !== undefined;
  return [
    servicesOf(facts, { licence: false, visa: 'none' }),
    ...(needsLicence ? [servicesOf(facts, { licence: true, visa: 'none' })] : []),
    servicesOf(facts, { licence: needsLicence, visa }),
  ];
}

function servicesOf(facts: HirePlanFacts, { licence, visa }: { licence: boolean; visa: Visa }): Services {
  const needed = licenceOf(facts);
  return { licence: needed && { ...needed, priority: licence }, priority: visa };
}

/** The family buys the same service as the worker. */
function withFamily(facts: HirePlanFacts, priority: Visa): HirePlanFacts {
  const { partner, children } = facts;
  return {
    ...facts,
    priority,
    partner: partner && { priority },
    children: children && { ...children, priority },
  };
}

function totalPence({ employer, worker }: HirePlan): number | null {
  if (employer.totalPence === null || worker.totalPence === null) return null;
  return employer.totalPence + worker.totalPence;
}

const lessPence = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one - other;
