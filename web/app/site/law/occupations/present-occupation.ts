import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import {
  findOccupation,
  type ListScope,
  listEnd,
  type Occupation,
  occupationCodes,
  occupations,
  salaryList,
  shortageList,
  skillInWords,
  typicalTitles,
} from '@portway/rules/occupations';
import { nurseBeforeRegistration } from '@portway/rules/pay-scales';
import { rulesReadTo } from '@portway/rules/recorded';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { rulePath } from '../../../text/law.ts';
import { capitalised } from '../../../text/values.ts';
import { careFacts, type Fact, isCareRole } from './care-facts.ts';
import { majorGroup } from './major-groups.ts';
import { presentPayScale } from './pay-scale/present-pay-scale.ts';
import { presentEditions } from './present-editions.ts';
import { presentLists } from './present-lists.ts';
import { presentRates, type RatesShown } from './present-rates.ts';
import { careMonthsRule, ruleInForce } from './rule-in-force.ts';
import { sponsorabilityOn } from './sponsorability.ts';
import { type Sponsorability, sponsorabilityWords } from './sponsorability-words.ts';

/**
 * From this day a new worker's job must be at RQF 6 or on a list; the first day for which the codes are
 * recorded.
 */
const skillLevelRaisedOn: CalendarDate = occupationCodes.versions[0].from;

const toANewWorker =
  'the last day to assign a certificate to a new worker. The visa application may come later';

/** Whether the job can be sponsored on the day, in one sentence that begins with the answer. */
function answerInWords({ code }: Occupation, sponsorability: Sponsorability, day: CalendarDate): string {
  switch (sponsorability) {
    case 'sponsored':
      return 'Yes, this job can be sponsored. It is higher skilled, so a new worker can come for it.';
    case 'listed': {
      const condition = isOnCondition(code, day) ? ' and on the list’s condition' : '';
      return `Yes, but only while it is listed${condition}: ${lastDayToAssign(code)} is ${toANewWorker}.`;
    }
    case 'some-listed':
      return `Only some of its jobs, and only while they are listed: ${lastDayToAssign(code)} is ${toANewWorker}.`;
    case 'list-ended':
      return 'Not known today. Its list was due to end, and the Government’s decision on what follows was not found. Check GOV.UK before you promise anything.';
    case 'inside-only':
      return `Not for someone outside the UK. A person who is here can be sponsored if they are sponsored in a care role now, or after ${ruleInForce(careMonthsRule, day).figure} of legal care work for you.`;
    case 'in-route':
      return `Only for a worker whose first Skilled Worker permission was granted under the rules before ${dayInWords(skillLevelRaisedOn)}, with continuous permission since. A new worker cannot be sponsored.`;
    case 'extending':
      return 'Only to extend. A worker who is already sponsored in this same occupation can stay in it, with the same sponsor. Nobody else can be sponsored.';
    case 'not-eligible':
      return 'No, this job cannot be sponsored on the Skilled Worker route.';
  }
}

/** What to do next. */
function nextInWords(sponsorability: Sponsorability): string {
  switch (sponsorability) {
    case 'sponsored':
    case 'inside-only':
      return 'Check the pay against both tests, then count the cost before you make an offer.';
    case 'listed':
    case 'some-listed':
      return 'Check that your job is one of those on the list, then assign the certificate while it is listed. Each list says what is known of the time after it.';
    case 'list-ended':
      return 'Read the list on GOV.UK today. If the job is no longer on it, see whether the real duties fit another code.';
    case 'in-route':
    case 'extending':
      return 'For a new worker, see whether the real duties of the job fit another code. The code follows the duties, not the title.';
    case 'not-eligible':
      return 'See whether the real duties of the job fit another code. The code follows the duties, not the title.';
  }
}

const rowsOf = (code: string) =>
  [salaryList.get(code), shortageList.get(code)].filter((row) => row !== undefined);

/** Whether every list that has the code also sets a condition. */
function isOnCondition(code: string, day: CalendarDate): boolean {
  const reads = rowsOf(code).map((row) => lawOn<ListScope>(row, day));
  return reads.every((outcome) => outcome.status === 'in-force' && outcome.value.condition !== undefined);
}

/** The latest of the last days to assign on its lists. */
function lastDayToAssign(code: string): string {
  const days = rowsOf(code).flatMap((row) => listEnd(row)?.lastSafeDay ?? []);
  return dayInWords(days.toSorted().at(-1) ?? skillLevelRaisedOn);
}

/** How many characters search engines show; the product's name follows the title. */
const most = { title: 65 - ' · Portway'.length, description: 160 };

/** Page title of a code for search engines: code and name, with as much more as fits. */
function searchTitle({ code, title, skillLevel, payScale }: Occupation, { rows }: RatesShown): string {
  const name = `${code} ${title}`;
  return longest(most.title, name, [
    ...(rows.length > 0 ? [': Skilled Worker going rate', ': going rate'] : []),
    ...(rows.length === 0 && payScale ? [': Skilled Worker pay scale', ': pay scale'] : []),
    ...(skillLevel === 'ineligible' ? [': not eligible for Skilled Worker', ': not eligible'] : []),
  ]);
}

/** Meta description: whether the job can be sponsored, its going rate, and what the page has. */
function searchDescription(
  { code, title }: Occupation,
  sponsorability: Sponsorability,
  { label, figure }: RatesShown,
): string {
  const answer = `${code} ${title}: ${sponsorabilityWords[sponsorability].tag.toLowerCase()}. ${label}: ${figure}.`;
  return longest(most.description, answer, [
    ' Rates by edition, lists, and the rule behind each figure.',
    ' With the rule behind each.',
  ]);
}

/** The text with the first ending that fits, or without any. */
function longest(length: number, words: string, endings: readonly string[]): string {
  return words + (endings.find((ending) => words.length + ending.length <= length) ?? '');
}

/** The content of an occupation code's page on the day; undefined for an unknown code. */
export function presentOccupation(code: string, today: CalendarDate) {
  const occupation = findOccupation(code);
  const group = majorGroup(code.charAt(0));
  if (!occupation || !group) return undefined;
  const sponsorability = sponsorabilityOn(occupation, today);
  const rates = presentRates(occupation, today);
  return {
    code,
    title: occupation.title,
    group,
    today: dayInWords(today),
    recordedTo: dayInWords(rulesReadTo),
    sponsorability,
    tag: sponsorabilityWords[sponsorability],
    answer: answerInWords(occupation, sponsorability, today),
    next: nextInWords(sponsorability),
    facts: factsOf(occupation, today),
    rates,
    payScale: presentPayScale(code, today),
    editions: presentEditions(code, today),
    lists: presentLists(occupation, today),
    typicalTitles: typicalTitles[code] ?? [],
    onlySomeTitles: occupation.onlyJobs !== undefined,
    nearby: nearby(code, today),
    searchTitle: searchTitle(occupation, rates),
    searchDescription: searchDescription(occupation, sponsorability, rates),
  };
}

export type OccupationShown = NonNullable<ReturnType<typeof presentOccupation>>;

const skillWords = {
  higher: 'Higher skilled: RQF 6 or above, the level of a bachelor’s degree.',
  medium: 'Medium skilled: RQF 3 to 5, from A levels to a foundation degree.',
  'medium-extending-only':
    'Not an eligible occupation for anyone new. Table 2a lets a worker extend in it with the same sponsor only.',
  ineligible: 'Not an eligible occupation at any skill level.',
} as const;

const codesRule = rulePath(occupationCodes.id);

/** Care roles are in the tables of the medium-skilled jobs, with separate rules. */
const careSkill = (occupation: Occupation) =>
  `${skillInWords(occupation)}. Its rates are in Tables 1a and 2aa, with its own rules on who can be sponsored.`;

function factsOf(occupation: Occupation, day: CalendarDate): Fact[] {
  const { code, skillLevel, onlyJobs, phd, payScale } = occupation;
  const care = isCareRole(code, day);
  return [
    { term: 'Skill level', says: care ? careSkill(occupation) : skillWords[skillLevel], href: codesRule },
    ...(onlyJobs ? [{ term: 'Only these jobs', says: `${capitalised(onlyJobs)}.`, href: codesRule }] : []),
    ...(care ? careFacts(day) : whoStays(skillLevel, day)),
    ...(payScale
      ? [{ term: 'Pay', says: `National pay scale for ${payScale}; no single figure.`, href: codesRule }]
      : []),
    ...beforeRegistration(code, day),
    ...(skillLevel === 'ineligible' ? [] : [{ term: 'PhD', says: phdInWords(phd), href: codesRule }]),
  ];
}

/** Which workers may stay in a job at RQF 3 to 5. */
function whoStays(skillLevel: Occupation['skillLevel'], day: CalendarDate): Fact[] {
  if (skillLevel === 'medium')
    return [
      {
        term: 'Already in the route',
        says: `A worker whose first Skilled Worker permission was granted under the rules before ${dayInWords(skillLevelRaisedOn)}, with continuous permission since, can be sponsored again.`,
        href: rulePath('eligible-role.medium-skilled-in-route-before'),
      },
    ];
  if (skillLevel !== 'medium-extending-only') return [];
  const cutoff = withDaysInWords(ruleInForce('minimum-salary.transitional-before', day).figure);
  return [
    {
      term: 'Who may extend',
      says: `A worker sponsored in this occupation who stays with the same sponsor, and whose first Skilled Worker permission was granted under the rules before ${cutoff}, with continuous permission since.`,
      href: rulePath('eligible-role.same-sponsor'),
    },
  ];
}

/** Pay of a nurse before registration; empty for other codes. */
function beforeRegistration(occupationCode: string, assignedOn: CalendarDate): Fact[] {
  const nurse = nurseBeforeRegistration({ occupationCode, assignedOn });
  if (nurse.status !== 'answered') return [];
  const href = rulePath('pay-scales.nurse-before-registration');
  return [{ term: 'Before registration', says: nurse.explanation, href }];
}

/** A blank is not “no”: the table leaves it open for some codes. */
function phdInWords(phd: boolean | undefined): string {
  if (phd === undefined) return 'Not recorded whether a PhD can lower the salary.';
  return phd ? 'A relevant PhD can lower the salary.' : 'A PhD does not lower the salary.';
}

/** The other codes of the same minor group, or of the wider group if there are none. */
function nearby(code: string, today: CalendarDate) {
  const sharing = (digits: number) =>
    occupations.filter((other) => other.code !== code && other.code.startsWith(code.slice(0, digits)));
  const closest = [sharing(3), sharing(2)].find((others) => others.length > 0) ?? sharing(1);
  return closest.map((other) => ({
    code: other.code,
    title: other.title,
    tag: sponsorabilityWords[sponsorabilityOn(other, today)],
  }));
}
