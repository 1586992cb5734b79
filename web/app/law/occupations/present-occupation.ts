import type { CalendarDate } from '@portway/rules/kernel';
import {
  findOccupation,
  type Occupation,
  occupationCodes,
  occupations,
  typicalTitles,
} from '@portway/rules/occupations';
import { register } from '@portway/rules/register';
import { dayInWords } from '../../text/days.ts';
import { rulePath } from '../../text/law.ts';
import { capitalised } from '../../text/values.ts';
import { answerInWords, careMonthsRule, nextInWords, skillLevelRaisedOn } from './answer.ts';
import { majorGroup } from './major-groups.ts';
import { presentEditions } from './present-editions.ts';
import { presentLists } from './present-lists.ts';
import { presentRates } from './present-rates.ts';
import { ruleInForce } from './rule-in-force.ts';
import { searchDescription, searchTitle } from './search-words.ts';
import { standingOn } from './standing.ts';
import { type Standing, standingWords } from './standing-words.ts';

/** Everything the page of one occupation code says on the day; undefined when there is no such code. */
export function presentOccupation(code: string, today: CalendarDate) {
  const occupation = findOccupation(code);
  const group = majorGroup(code.charAt(0));
  if (!occupation || !group) return undefined;
  const standing = standingOn(occupation, today);
  const rates = presentRates(occupation, today);
  return {
    code,
    title: occupation.title,
    group,
    today: dayInWords(today),
    recordedTo: dayInWords(register.recordedTo),
    standing,
    tag: standingWords[standing],
    answer: answerInWords(occupation, standing, today),
    next: nextInWords(standing),
    facts: factsOf(occupation, standing, today),
    rates,
    editions: presentEditions(code, today),
    lists: presentLists(occupation, today),
    typicalTitles: typicalTitles[code] ?? [],
    onlySomeTitles: occupation.onlyJobs !== undefined,
    nearby: nearby(code, today),
    searchTitle: searchTitle(occupation, rates),
    searchDescription: searchDescription(occupation, standing, rates),
  };
}

export type OccupationShown = NonNullable<ReturnType<typeof presentOccupation>>;

const skillWords = {
  higher: 'Higher skilled: RQF 6 or above, the level of a bachelor’s degree.',
  medium: 'Medium skilled: RQF 3 to 5, from A levels to a foundation degree.',
  'medium-extending-only': 'Medium skilled: RQF 3 to 5, and only for extending in the same occupation.',
  ineligible: 'Not an eligible occupation at any skill level.',
} as const;

const codesRule = rulePath(occupationCodes.id);

function factsOf({ skillLevel, onlyJobs, phd, payScale }: Occupation, standing: Standing, day: CalendarDate) {
  return [
    { term: 'Skill level', says: skillWords[skillLevel], href: codesRule },
    ...(onlyJobs ? [{ term: 'Only these jobs', says: `${capitalised(onlyJobs)}.`, href: codesRule }] : []),
    ...(skillLevel === 'medium'
      ? [
          {
            term: 'Already in the route',
            says: `A worker who was in the Skilled Worker route before ${dayInWords(skillLevelRaisedOn)}, with continuous permission since, can be sponsored again.`,
            href: rulePath('eligible-role.medium-skilled-in-route-before'),
          },
        ]
      : []),
    ...(standing === 'inside-only'
      ? [
          {
            term: 'Inside the UK',
            says: `After ${ruleInForce(careMonthsRule, day).figure} of working for the same sponsor.`,
            href: rulePath(careMonthsRule),
          },
        ]
      : []),
    ...(payScale
      ? [{ term: 'Pay', says: `National pay scale for ${payScale}; no single figure.`, href: codesRule }]
      : []),
    ...(skillLevel === 'ineligible' ? [] : [{ term: 'PhD', says: phdInWords(phd), href: codesRule }]),
  ];
}

/** A blank is not “no”: the table leaves the question open for some codes. */
function phdInWords(phd: boolean | undefined): string {
  if (phd === undefined) return 'Not recorded whether a PhD can lower the salary.';
  return phd ? 'A relevant PhD can lower the salary.' : 'A PhD does not lower the salary.';
}

/** The other codes of the same minor group; of the wider group where the code stands alone in its own. */
function nearby(code: string, today: CalendarDate) {
  const sharing = (digits: number) =>
    occupations.filter((other) => other.code !== code && other.code.startsWith(code.slice(0, digits)));
  const closest = [sharing(3), sharing(2)].find((others) => others.length > 0) ?? sharing(1);
  return closest.map((other) => ({
    code: other.code,
    title: other.title,
    tag: standingWords[standingOn(other, today)],
  }));
}
